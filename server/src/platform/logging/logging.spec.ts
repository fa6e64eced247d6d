import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import os from 'node:os';
import path from 'node:path';
import { logFile, NestLog, rootLogger } from './logging.js';
import { withoutPersonalData } from './without-personal-data.js';

describe('the log', () => {
  it('given a start, then it does not name all modules and routes, unless more is asked for', () => {
    const lines = (level: 'info' | 'debug') => {
      const written: string[] = [];
      const log = new NestLog(rootLogger({ LOG_LEVEL: level, ROLE: 'api' }, { write: (line) => written.push(line) }));
      log.log('TemplatesModule dependencies initialized', 'InstanceLoader');
      log.log('Mapped {/api/templates, GET} route', 'RouterExplorer');
      log.log('Nest application successfully started', 'NestApplication');
      return written.map((line) => (JSON.parse(line) as { context: string }).context);
    };
    expect(lines('info')).toEqual(['NestApplication']);
    expect(lines('debug')).toEqual(['InstanceLoader', 'RouterExplorer', 'NestApplication']);
  });

  it('given a file that takes no line, as on a full disk, then the program goes on', async () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'zikaron-log-'));
    const name = path.join(directory, 'api.log');
    closeSync(openSync(name, 'w'));
    const unwritable = openSync(name, 'r');
    try {
      const logger = rootLogger({ LOG_LEVEL: 'info', ROLE: 'api' }, logFile(unwritable));
      for (let line = 0; line < 3; line++) {
        expect(() => logger.info('a line')).not.toThrow();
        await sleep(1);
      }
    } finally {
      closeSync(unwritable);
      rmSync(directory, { recursive: true });
    }
  });

  it('given words of an error as long as a list, then they are without what people typed as soon as shorter ones', () => {
    const { user } = process.cpuUsage();
    for (const word of ['a', 'Key (']) withoutPersonalData(word.repeat(200_000));
    expect(process.cpuUsage().user - user).toBeLessThan(2_000_000);
    expect(withoutPersonalData('to <a.b+c@example.org>, x@y')).toBe('to <[address]>, [address]');
  });
});
