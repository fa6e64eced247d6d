import { Parts, type Part } from './parts.js';

describe('the parts', () => {
  const part = (name: string, log: string[], whenStopped = () => {}): Part => ({
    stop: async () => {
      whenStopped();
      log.push(name);
    },
    kill: () => log.push(`${name} at once`),
  });

  it('given three, when they stop, then the youngest goes first', async () => {
    const [log, parts] = [[] as string[], new Parts()];
    for (const name of ['database', 'mailbox', 'worker']) parts.add(part(name, log));

    await parts.stop();

    expect(log).toEqual(['worker', 'mailbox', 'database']);
  });

  it('given a part that comes up while the others stop, then it is stopped too', async () => {
    const [log, parts] = [[] as string[], new Parts()];
    parts.add(part('database', log));
    parts.add(part('seed', log, () => parts.add(part('worker', log))));

    await parts.stop();

    expect(log).toEqual(['seed', 'worker', 'database']);
  });

  it('given two orders to stop, then each part is stopped once', async () => {
    const [log, parts] = [[] as string[], new Parts()];
    parts.add(part('database', log));

    await Promise.all([parts.stop(), parts.stop()]);

    expect(log).toEqual(['database']);
  });
});
