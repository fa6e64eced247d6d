import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeWhenAllAreIn } from './close-when-all-are-in.js';

describe('a server that closes', () => {
  const opened = async (): Promise<Server> => {
    const server = createServer((_, response) => response.end('done'));
    closeWhenAllAreIn(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return server;
  };
  const post = (server: Server) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const asked = request({ port, host: '127.0.0.1', method: 'POST', agent: false }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      asked.on('error', reject).end('something');
    });

  it('given fifty who came in the same moment, then each is answered, and whoever comes later finds nobody', async () => {
    const server = await opened();
    const answers = Array.from({ length: 50 }, () => post(server));
    const { port } = server.address() as AddressInfo;
    // The system has let them in; the server has not seen them.
    await new Promise(process.nextTick);

    await new Promise((resolve) => server.close(resolve));

    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it('given somebody who comes in a turn in which a busy machine lets the process stand still, then they are answered', async () => {
    const server = await opened();
    let answer: Promise<number | undefined> | undefined;
    const stands = (turn: number) => {
      if (turn < 3) return setImmediate(stands, turn + 1);
      answer = post(server);
      const until = performance.now() + 20;
      while (performance.now() < until);
    };
    setImmediate(stands, 1);

    await new Promise((resolve) => server.close(resolve));

    expect(await answer).toBe(200);
  });

  it('given one who came and asks a moment later, then they are answered; who never asks is not waited for', async () => {
    const server = await opened();
    const { port } = server.address() as AddressInfo;
    const [asking, silent] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    await new Promise((resolve) => server.once('connection', resolve));

    const closed = new Promise((resolve) => server.close(resolve));
    await sleep(100);
    asking.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');

    expect(await text(asking)).toContain('done');
    while (server.listening) await sleep(20);
    silent.destroy();
    await closed;
  });

  it('given one who never stops to come, then it closes all the same', async () => {
    const server = await opened();
    let isOpen = true;
    const coming = (async () => {
      while (isOpen) await Promise.allSettled([post(server), post(server)]);
    })();

    await new Promise((resolve) => server.close(resolve));
    isOpen = false;

    expect(server.listening).toBe(false);
    await coming;
  });
});
