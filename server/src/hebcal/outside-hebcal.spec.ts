import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutsideHebcal } from './outside-hebcal.js';

const asked = { gregorianDate: '1984-03-03', afterSunset: true, timezone: 'America/New_York', today: '2026-11-22' };

/** What the helper hears of a service that behaves like this, and what that service was asked. */
async function hearing(behave: RequestListener, patienceMs = 60_000) {
  const urls: URL[] = [];
  const server = createServer((request, response) => {
    urls.push(new URL(request.url ?? '', 'http://hebcal.test'));
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/service/`;
  const said = await new OutsideHebcal({ HEBCAL_BASE_URL: base }).ask(asked, patienceMs);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { said, urls };
}

const good: RequestListener = ({ url = '' }, response) => {
  const converted = { hy: 5744, hm: 'Adar I', hd: 30 };
  const items = [
    { date: '2026-02-17', anniversary: 42 },
    { date: '2027-03-09', anniversary: 43 },
  ];
  response.end(JSON.stringify(url.includes('converter') ? converted : { items }));
};

describe('the Hebcal service that the form’s helper asks', () => {
  it('given that it answers, then its next observance is heard, and it was told the day and the time zone, and no name', async () => {
    const { said, urls } = await hearing(good);

    expect(said).toEqual({ day: 724_339, next: { date: '2027-03-09', nth: 43 } });
    const [converter, yahrzeit] = urls.sort((one, other) => one.pathname.localeCompare(other.pathname));
    expect(converter!.pathname).toBe('/service/converter');
    expect(Object.fromEntries(converter!.searchParams)).toEqual({
      ...{ cfg: 'json', g2h: '1', gy: '1984', gm: '3', gd: '3', gs: 'on', tzid: 'America/New_York' },
    });
    expect(yahrzeit!.pathname).toBe('/service/yahrzeit');
    expect(yahrzeit!.searchParams.get('tzid')).toBe('America/New_York');
    expect([...yahrzeit!.searchParams.keys()]).not.toContain('n1');
  });

  it.each<[string, RequestListener]>([
    ['an error', (_, response) => void response.writeHead(500).end('{}')],
    ['a page', (_, response) => void response.end('<html>')],
    ['another thing', (_, response) => void response.end('{"hy":5744,"hm":"Foo","hd":99,"items":[]}')],
    ['a way elsewhere', (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
  ])('given that it answers %s, then nothing is heard and nothing fails', async (_, behave) => {
    expect((await hearing(behave)).said).toBeNull();
  });

  it('given that it does not answer, then it is not waited for', async () => {
    expect((await hearing(() => undefined, 50)).said).toBeNull();
  });

  it('given that none is set, then none is asked', async () => {
    expect(await new OutsideHebcal({ HEBCAL_BASE_URL: undefined }).ask(asked)).toBeNull();
  });
});
