import { createServer, type AddressInfo } from 'node:net';
import { expectFree } from './ports.js';
import { freePort } from './temporary-postgres.js';

const site = (port: number) => ({ host: '127.0.0.1', port, use: 'the site', variable: 'PORT' });

async function listening() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

describe('the ports', () => {
  it('given a free port, then nothing is said', async () => {
    await expect(expectFree([site(await freePort())], 0)).resolves.toBeUndefined();
  });

  it('given that others connect all the time, then none of them has the free port before it is used', async () => {
    for (const port of await Promise.all(Array.from({ length: 20 }, freePort))) expect(port).toBeLessThan(32_768);
  });

  it('given a taken port, then its number, its use and the variable that changes it are said', async () => {
    const { server, port } = await listening();

    await expect(expectFree([site(port)], 0)).rejects.toThrow(
      new RegExp(`Port ${port}, for the site, is taken.*Set PORT`),
    );
    server.close();
  });

  it('given a port that is freed while we wait, then we go on', async () => {
    const { server, port } = await listening();
    setTimeout(() => server.close(), 100);

    await expect(expectFree([site(port)], 5_000)).resolves.toBeUndefined();
  });
});
