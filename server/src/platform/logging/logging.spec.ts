import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import os from 'node:os';
import path from 'node:path';
import { logFile, rootLogger } from './logging.js';

describe('the log', () => {
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
});
