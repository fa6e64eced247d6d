import { draftOf } from './source-draft';

describe('a source on an SFTP server', () => {
  it('given its parts as people type them, then they are one address, and the password stands beside it', () => {
    const said = { label: 'Office', kind: 'sftp', url: ' sftp://files.example.org:2222', user: 'beth shalom' } as const;

    expect(draftOf({ ...said, password: 'a@b/c', path: 'out/list #2.csv' })).toEqual({
      ...{ label: 'Office', password: 'a@b/c' },
      url: 'sftp://beth%20shalom@files.example.org:2222/out/list%20%232.csv',
    });
  });

  it('given nothing is typed for the password, then none is sent', () => {
    expect(draftOf({ label: 'Office', kind: 'sftp', url: 'a.example', user: 'b', password: '' }).password).toBeNull();
  });
});
