import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The specs that compare dates with known ones; each zone is a process of its own, since a process keeps the zone it was born in. */
const SPECS = ['vectors', 'messy-list', 'observances', 'quiet-times', 'local-time'];

describe('the calendar on hosts around the world', () => {
  it.each(['UTC', 'America/New_York', 'Asia/Jerusalem', 'Pacific/Auckland', 'Pacific/Apia'])(
    'given a host in %s, every date is the same',
    async (TZ) => {
      const jest = [
        'node_modules/jest/bin/jest.js',
        '--config',
        'jest.config.mjs',
        '--runInBand',
        '--json',
        '--silent',
      ];
      const files = SPECS.map((name) => `server/src/calendar/${name}.spec.ts`);
      const { stdout } = await run(process.execPath, [...jest, '--runTestsByPath', ...files], {
        env: { ...process.env, TZ, EXPECTED_HOST_ZONE: TZ },
        maxBuffer: 64_000_000,
      });
      const result = JSON.parse(stdout) as { success: boolean; numPassedTests: number; numPassedTestSuites: number };

      expect(result).toMatchObject({ success: true, numPassedTestSuites: SPECS.length });
      expect(result.numPassedTests).toBeGreaterThan(150);
    },
  );
});
