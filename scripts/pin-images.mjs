// `npm run pin-images`: writes into docker-compose.yml, the Dockerfiles and the manifests of Kubernetes by what digest an image of others is
// taken, so that a tag that is moved changes nothing here. At a release, where the registries can be reached; `-- --check` only says what has none.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

/** `FROM image` and `image: image`, with the digest that it may have; what has no tag is a stage, or made here. */
const IMAGES = /^(\s*image:\s+|FROM\s+)([a-z0-9][\w./-]*:[\w.-]+)(@sha256:[0-9a-f]{64})?(?=\s|$)/gm;
/** One manifest for all kinds of machines, as those that pull it get it first. */
const INDEXES = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
];
const WAIT_MS = 30_000;

/** The images of others that a file names, as `name:tag`. */
export const imagesIn = (text) => [...text.matchAll(IMAGES)].map(([, , image]) => image);

/** The file with each image by its digest, which replaces one that it had. */
export const pinned = (text, digests) =>
  text.replace(IMAGES, (_, before, image) => `${before}${image}@${digests.get(image)}`);

/** Those that a file names without a digest. */
export const unpinnedIn = (text) =>
  [...text.matchAll(IMAGES)].flatMap(([, , image, digest]) => (digest ? [] : [image]));

/**
 * The digest of what a tag is now, reckoned from the manifest itself (https://github.com/opencontainers/distribution-spec). `registry` stands
 * in for the image's own. @throws Error when it is not for all kinds of machines, or the registry does not answer
 */
export async function digestOf(image, registry) {
  const { host, name, tag } = whereIs(image);
  const url = `${registry ?? `https://${host}`}/v2/${name}/manifests/${tag}`;
  let answer = await ask(url);
  if (answer.status === 401) answer = await ask(url, await tokenFor(answer.headers.get('www-authenticate') ?? ''));
  if (!answer.ok) throw new Error(`${image}: the registry says ${answer.status}.`);
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (!INDEXES.includes(type)) throw new Error(`${image}: not for all kinds of machines, but ${type}.`);
  const digest = `sha256:${createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex')}`;
  const said = answer.headers.get('docker-content-digest');
  if (said && said !== digest) throw new Error(`${image}: the registry says ${said}, and what it sends is ${digest}.`);
  return digest;
}

const ask = (url, token) =>
  fetch(url, {
    headers: { accept: INDEXES.join(', '), ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(WAIT_MS),
  });

/** Whoever reads what is public gets a token for nothing (https://distribution.github.io/distribution/spec/auth/token/). */
async function tokenFor(challenge) {
  const { realm, ...asked } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  const answer = await fetch(`${realm}?${new URLSearchParams(asked)}`, { signal: AbortSignal.timeout(WAIT_MS) });
  const { token, access_token: other } = await answer.json();
  return token ?? other;
}

/** `postgres:18` is `library/postgres` on Docker Hub; a first part with a dot or a port is a registry. */
function whereIs(image) {
  const at = image.lastIndexOf(':');
  const [full, tag] = [image.slice(0, at), image.slice(at + 1)];
  const [first, ...rest] = full.split('/');
  if (rest.length && /[.:]/.test(first)) return { host: first, name: rest.join('/'), tag };
  return { host: 'registry-1.docker.io', name: rest.length ? full : `library/${full}`, tag };
}

/** Every file that names images, below a folder. */
const filesOf = (folder) => [
  path.join(folder, 'docker-compose.yml'),
  ...[path.join(folder, 'docker'), path.join(folder, 'docker/kubernetes')].flatMap((place) =>
    readdirSync(place)
      .filter((name) => /\.(Dockerfile|yaml)$/.test(name))
      .map((name) => path.join(place, name)),
  ),
];

/** All digests first: a registry that does not answer leaves every file as it was. Answers what was written. */
export async function pinAll(folder, registry) {
  const texts = new Map(filesOf(folder).map((file) => [file, readFileSync(file, 'utf8')]));
  const images = new Set([...texts.values()].flatMap(imagesIn));
  const digests = new Map();
  for (const image of images) digests.set(image, await digestOf(image, registry));
  for (const [file, text] of texts) if (imagesIn(text).length) writeFileSync(file, pinned(text, digests));
  return digests;
}

async function main([flag]) {
  if (flag === '--check') {
    const without = new Set(filesOf(root).flatMap((file) => unpinnedIn(readFileSync(file, 'utf8'))));
    for (const image of without) console.log(`${image} has no digest`);
    process.exitCode = without.size ? 1 : 0;
    return;
  }
  for (const [image, digest] of await pinAll(root)) console.log(`${image} is ${digest}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main(process.argv.slice(2)).catch((failure) => {
    console.error(`Nothing was written. ${failure.message}${failure.cause ? ` ${failure.cause.message}` : ''}`);
    process.exitCode = 1;
  });
