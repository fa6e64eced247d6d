import { CannotStart, readSettings } from './settings.js';

describe('the settings of npm start', () => {
  it('given nothing, then the fixed points of the documents hold', () => {
    expect(readSettings({}, [], '/repository')).toEqual({
      host: '127.0.0.1',
      port: 4000,
      mailboxPort: 1080,
      mailboxSmtpPort: 1025,
      dataDirectory: '/repository/.data',
      reset: false,
      demo: true,
    });
  });

  it('given a relative DATA_DIR, then it begins at the repository', () => {
    expect(readSettings({ DATA_DIR: 'elsewhere' }, [], '/repository').dataDirectory).toBe('/repository/elsewhere');
  });

  it('given several mistakes, then one refusal names them all', () => {
    const read = () => readSettings({ PORT: 'abc', MAILBOX_PORT: '99999' }, ['--rest'], '/repository');

    expect(read).toThrow(CannotStart);
    expect(read).toThrow(/--rest[^]*PORT is "abc"[^]*MAILBOX_PORT is "99999"/);
  });

  it('given production, then it refuses', () => {
    expect(() => readSettings({ NODE_ENV: 'production' }, [], '/repository')).toThrow(/production/);
  });
});
