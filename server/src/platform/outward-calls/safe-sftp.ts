import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { Client, FileEntryWithStats as FileEntry, SFTPWrapper, Stats } from 'ssh2';
import { RefusedAddress, wordsOf, type Rules } from './checked-address.js';
import type { Limits } from './safe-get.js';
import { checkedSftp, refusedSftp, type SftpPlace } from './sftp-address.js';

/** How one signs in, and the key that the server showed the first time; null before that. */
export interface SftpTrust {
  readonly password: string;
  readonly hostKey: string | null;
}

/** The file, and the key that the server showed, as OpenSSH writes it: `SHA256:…`. */
type FetchedBySftp = { readonly file: Buffer; readonly hostKey: string } | { readonly error: string };

/** A folder of more files is none that a list is put into. */
const MOST_FILES = 10_000;

/**
 * Fetches a file, or the newest file of a folder, from an SFTP server that somebody named. Its host is checked as that of every
 * address; who shows another key than the first time is not told the password.
 */
export async function safeSftp(text: string, trust: SftpTrust, limits: Limits, rules: Rules): Promise<FetchedBySftp> {
  const refused = refusedSftp(text, rules.network);
  if (refused) return { error: refused };
  const signal = AbortSignal.timeout(limits.seconds * 1000);
  try {
    const place = await checkedSftp(text, rules, signal);
    signal.throwIfAborted();
    return await fetchFrom(place, trust, limits, signal);
  } catch (error) {
    if (signal.aborted) return { error: `No file within ${limits.seconds} seconds` };
    return { error: wordsOf(error) };
  }
}

async function fetchFrom(place: SftpPlace, trust: SftpTrust, limits: Limits, signal: AbortSignal) {
  // Asked for here: most houses fetch nothing in this way, and need not read the package when they start.
  const { default: ssh2 } = await import('ssh2');
  const client = new ssh2.Client();
  try {
    return await Promise.race([inSession(client, place, trust, limits), ended(client, signal)]);
  } finally {
    client.destroy();
  }
}

async function inSession(client: Client, place: SftpPlace, trust: SftpTrust, limits: Limits) {
  const hostKey = await signIn(client, place, trust);
  const sftp = await new Promise<SFTPWrapper>((resolve, reject) =>
    client.sftp((error, opened) => (error ? reject(error) : resolve(opened))),
  );
  sftp.on('error', () => undefined);
  return { file: await read(sftp, await fileAt(sftp, place.path), limits.bytes), hostKey };
}

/** Never answers. @throws when the connection ends or the time is over, whatever is awaited then */
const ended = (client: Client, signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    client.on('close', () => reject(new RefusedAddress('The server ended the connection.')));
    signal.addEventListener('abort', () => reject(new RefusedAddress('It took too long.')));
  });

/** Answers the key that the server showed. @throws RefusedAddress for another key than before, and for a wrong password */
function signIn(client: Client, place: SftpPlace, { password, hostKey }: SftpTrust): Promise<string> {
  return new Promise((resolve, reject) => {
    let shown = '';
    const isTrusted = (key: Buffer): boolean => {
      shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
      return hostKey === null || hostKey === shown;
    };
    client.on('keyboard-interactive', (_name, _text, _language, asked, answer) => answer(asked.map(() => password)));
    client.on('ready', () => resolve(shown));
    client.on('error', (error) => reject(shown && hostKey && shown !== hostKey ? otherKey(shown) : inWords(error)));
    client.connect({
      ...{ sock: connect({ host: place.to.address, port: place.port }), username: place.user, password },
      ...{ tryKeyboard: true, readyTimeout: 0, hostVerifier: isTrusted },
      // A packet that is unpacked may be a thousand times as large, before anything of it is counted.
      algorithms: { compress: ['none'] },
    });
  });
}

const otherKey = (shown: string) =>
  new RefusedAddress(
    `The server shows another key than before (${shown}). If that is right, remove this source and add it again.`,
  );

const inWords = (error: Error & { level?: string }): Error =>
  error.level === 'client-authentication'
    ? new RefusedAddress('The server does not take this name and password.')
    : error;

/** The file itself; of a folder the newest file whose name does not begin with a dot. @throws RefusedAddress */
async function fileAt(sftp: SFTPWrapper, path: string): Promise<string> {
  const there = await statOf(sftp, path);
  if (!there.isDirectory()) return path;
  const [newest] = (await filesIn(sftp, path)).sort((one, other) => other.attrs.mtime - one.attrs.mtime);
  if (!newest) throw new RefusedAddress('There is no file in this folder.');
  return `${path.replace(/\/$/, '')}/${newest.filename}`;
}

const statOf = (sftp: SFTPWrapper, path: string) =>
  new Promise<Stats>((resolve, reject) =>
    sftp.stat(path, (error, stats) => (error ? reject(noSuchFile(error)) : resolve(stats))),
  );

const NO_SUCH_FILE = 2;
const noSuchFile = (error: Error & { code?: unknown }): Error =>
  error.code === NO_SUCH_FILE ? new RefusedAddress('There is no such file on the server.') : error;

async function filesIn(sftp: SFTPWrapper, path: string): Promise<FileEntry[]> {
  const folder = await new Promise<Buffer>((resolve, reject) =>
    sftp.opendir(path, (error, handle) => (error ? reject(error) : resolve(handle))),
  );
  const files: FileEntry[] = [];
  for (;;) {
    const some = await someOf(sftp, folder);
    if (some.length === 0) return files;
    // A name with a slash would lead out of the folder.
    files.push(...some.filter(({ filename, attrs }) => attrs.isFile() && !/^\.|\//.test(filename)));
    if (files.length > MOST_FILES) throw new RefusedAddress(`This folder holds more than ${MOST_FILES} files.`);
  }
}

const END = 1;
/** The next names of a folder; none at its end. */
const someOf = (sftp: SFTPWrapper, folder: Buffer) =>
  new Promise<FileEntry[]>((resolve, reject) =>
    sftp.readdir(folder, (error, list) => {
      if (error) return (error as { code?: unknown }).code === END ? resolve([]) : reject(error);
      return resolve(list);
    }),
  );

async function read(sftp: SFTPWrapper, path: string, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const stream = sftp.createReadStream(path);
  // Without somebody who listens, the end of the connection would end this process too: the closing of the file is still awaited.
  stream.on('error', () => undefined);
  for await (const part of stream as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw new RefusedAddress(`The file is larger than ${Math.floor(most / 1024 / 1024)} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
