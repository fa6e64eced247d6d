import { randomUUID } from 'node:crypto';
import { hasArrived, keyOf } from './sent-files';

describe('a file that is sent again', () => {
  const list = (text = 'Name,Date of Death') => new Blob([text]);

  it('given that no answer came, then it has the key of before; another file, or the same one elsewhere, has its own', async () => {
    const key = await keyOf('/imports?fileName=list.csv', list(), randomUUID);

    expect(await keyOf('/imports?fileName=list.csv', list(), randomUUID)).toBe(key);
    expect(await keyOf('/imports?fileName=list.csv', list('Name,Date of Birth'), randomUUID)).not.toBe(key);
    expect(await keyOf('/imports?fileName=list.csv', list('Name,Date of Dearh'), randomUUID)).not.toBe(key);
    expect(await keyOf('/imports?fileName=list.csv&sheet=2', list(), randomUUID)).not.toBe(key);
  });

  it('given that it has arrived, then sent once more it is meant anew', async () => {
    const key = await keyOf('/imports?fileName=again.csv', list(), randomUUID);
    hasArrived(key);

    expect(await keyOf('/imports?fileName=again.csv', list(), randomUUID)).not.toBe(key);
  });

  it('given a file that was written anew since, then it is another', async () => {
    const gone = list();
    gone.arrayBuffer = () => Promise.reject(new DOMException('written anew', 'NotReadableError'));
    const key = await keyOf('/imports?fileName=gone.csv', gone, randomUUID);

    expect(await keyOf('/imports?fileName=gone.csv', list(), randomUUID)).not.toBe(key);
  });
});
