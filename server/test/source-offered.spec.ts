import { readFileSync } from 'node:fs';
import { aWorld, type World } from './world.js';

const SOURCE = 'https://code.example/zikaron';

/** AGPL 3.0, section 13: whoever meets the program over a network is offered its source. */
describe('the source of the program', () => {
  let world: World;

  beforeAll(async () => {
    world = await aWorld({ SOURCE_URL: SOURCE, PASSKEYS: 'true' });
  });
  afterAll(() => world.close());

  it('given where it is, then the browser is told for the foot of its pages, and the pages of letters offer it', async () => {
    const { text } = await world.as().get('/env.js').expect(200);
    expect(text).toContain('"PASSKEYS":true');
    expect(text).toContain(`"SOURCE_URL":"${SOURCE}"`);

    for (const page of ['/u/no-such-link', '/p/no-such-link']) {
      const answer = await world.as().get(page).expect(404);
      expect(answer.text).toContain(`<a href="${SOURCE}">Free software: its source</a>`);
    }
  });

  it('given a process that runs, then it says in which version, and the changes name that version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

    await world.as().get('/health/live').expect(200, { status: 'ok', version });
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version}`);
  });

  it('given no address of it, then nothing is offered that is not there', async () => {
    const silent = await aWorld({ SOURCE_URL: '', DATABASE_URL: world.config.DATABASE_URL });

    expect((await silent.as().get('/u/no-such-link').expect(404)).text).not.toContain('<footer>');

    await silent.close();
  });
});
