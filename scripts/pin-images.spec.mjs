import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { digestOf, imagesIn, pinAll, unpinnedIn } from './pin-images.mjs';

const root = path.join(__dirname, '..');
const INDEX = 'application/vnd.oci.image.index.v1+json';
const manifestOf = (url) => JSON.stringify({ schemaVersion: 2, mediaType: INDEX, of: url });
const sha = (text) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** Answers as Docker Hub does: a token for whoever asks, then the manifest. `lies` of a digest; `ofOne` is for one kind of machine. */
function aRegistry() {
  const asked = [];
  const server = createServer(({ url, headers }, response) => {
    const here = `http://${headers.host}`;
    asked.push(url);
    if (url.startsWith('/token?')) return response.end(JSON.stringify({ token: 'for-nothing' }));
    if (headers.authorization !== 'Bearer for-nothing')
      return response
        .writeHead(401, { 'www-authenticate': `Bearer realm="${here}/token",service="hub",scope="repository:a:pull"` })
        .end();
    if (url.includes('/missing/')) return response.writeHead(404).end();
    const type = url.includes('/of-one/') ? 'application/vnd.oci.image.manifest.v1+json' : INDEX;
    const digest = url.includes('/lies/') ? sha('something else') : sha(manifestOf(url));
    response.writeHead(200, { 'content-type': type, 'docker-content-digest': digest }).end(manifestOf(url));
  });
  return { asked, server };
}

describe('images by digest', () => {
  const { asked, server } = aRegistry();
  let [folder, registry] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'zikaron-images-'));
    for (const name of ['docker-compose.yml', 'docker'])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    registry = `http://127.0.0.1:${server.address().port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it('given the files of the production shape, then each image of others is taken by the digest of its manifest; a second time changes nothing', async () => {
    const all = () =>
      ['docker-compose.yml', 'docker/server.Dockerfile', 'docker/admin.Dockerfile', 'docker/kubernetes/identity.yaml']
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
        .join('\n');
    // A stage of its own is no image of others.
    appendFileSync(path.join(folder, 'docker/server.Dockerfile'), 'FROM build AS later\n');
    const images = new Set(imagesIn(all()));

    await pinAll(folder, registry);

    expect([...images].sort()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^node:/),
        expect.stringMatching(/^postgres:/),
        expect.stringMatching(/^supabase\/gotrue:/),
      ]),
    );
    expect(all()).toContain(`image: postgres:18@${sha(manifestOf('/v2/library/postgres/manifests/18'))}\n`);
    expect(all()).toMatch(/^FROM node:\S+@sha256:[0-9a-f]{64} AS build$/m);
    expect(all()).toMatch(/^FROM build AS later$/m);
    expect(all()).toMatch(/^ {2}image: zikaron-server$/m);
    expect(unpinnedIn(all())).toEqual([]);
    expect(asked.some((url) => url.startsWith('/token?service=hub&scope=repository'))).toBe(true);
    const before = all();
    await pinAll(folder, registry);
    expect(all()).toBe(before);
  });

  it('given a tag that is not there, a manifest for one kind of machine, or a digest that is not what was sent, then it is refused', async () => {
    await expect(digestOf('missing/image:1', registry)).rejects.toThrow('the registry says 404');
    await expect(digestOf('of-one/image:1', registry)).rejects.toThrow('not for all kinds of machines');
    await expect(digestOf('lies/image:1', registry)).rejects.toThrow('what it sends is');
  });
});
