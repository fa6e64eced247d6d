import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2, { type ServerConfig, type SFTPWrapper } from 'ssh2';

const { OK, EOF, NO_SUCH_FILE } = ssh2.utils.sftp.STATUS_CODE;
const [FOLDER, FILE] = [0o040755, 0o100644];

/** An SFTP server on this machine: its files by path, with the second in which each was changed, and who may sign in. */
export interface SftpServer {
  readonly port: number;
  readonly files: Map<string, { text: string; mtime: number }>;
  /** Passwords that were tried, right or wrong. */
  readonly tried: string[];
  /** How it takes a password: as such, or as the answer to a question. */
  takes: 'password' | 'keyboard-interactive';
  close(): void;
}

export const SFTP_USER = 'beth shalom';
export const SFTP_PASSWORD = 'a word of theirs';

/** A key such as a server has. */
export const aHostKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' }) as string;

export async function anSftpServer(
  hostKey = aHostKey(),
  port = 0,
  more: Partial<ServerConfig> = {},
): Promise<SftpServer> {
  const files: SftpServer['files'] = new Map();
  const open = new Set<{ end(): void }>();
  const server = new ssh2.Server({ ...more, hostKeys: [hostKey] }, (client) => {
    open.add(client);
    client.on('error', () => undefined);
    client.on('close', () => open.delete(client));
    client.on('authentication', (asked) => {
      const decide = (word: string) => {
        house.tried.push(word);
        return asked.username === SFTP_USER && word === SFTP_PASSWORD ? asked.accept() : asked.reject();
      };
      if (asked.method !== house.takes) return asked.reject([house.takes]);
      if (asked.method === 'password') return decide(asked.password);
      return asked.prompt([{ prompt: 'Word:', echo: false }], ([word = '']) => decide(word));
    });
    client.on('ready', () => client.on('session', (accept) => accept().on('sftp', (opened) => serve(opened(), files))));
  });
  const house: SftpServer = {
    files,
    tried: [],
    takes: 'password',
    get port() {
      return (server.address() as AddressInfo).port;
    },
    close() {
      for (const client of open) client.end();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return house;
}

/** Reads only. */
function serve(sftp: SFTPWrapper, files: SftpServer['files']): void {
  const handles = new Map<number, { path: string; told: boolean }>();
  const open = (request: number, path: string) => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(handles.size);
    handles.set(handles.size, { path, told: false });
    sftp.handle(request, handle);
  };
  const attrsOf = (path: string) => {
    const file = files.get(path);
    const size = file ? Buffer.byteLength(file.text) : 0;
    const mtime = file?.mtime ?? 0;
    return { mode: file ? FILE : FOLDER, uid: 0, gid: 0, size, atime: mtime, mtime };
  };
  const within = (folder: string) =>
    [...files.keys()].filter((path) => path.startsWith(`${folder.replace(/\/$/, '')}/`));

  sftp.on('STAT', (request, path) =>
    files.has(path) || within(path).length > 0
      ? sftp.attrs(request, attrsOf(path))
      : sftp.status(request, NO_SUCH_FILE),
  );
  sftp.on('FSTAT', (request, handle) => sftp.attrs(request, attrsOf(handles.get(handle.readUInt32BE())?.path ?? '')));
  sftp.on('OPENDIR', open);
  sftp.on('READDIR', (request, handle) => {
    const folder = handles.get(handle.readUInt32BE());
    if (!folder || folder.told) return sftp.status(request, EOF);
    folder.told = true;
    const names = within(folder.path).map((path) => {
      const filename = path.slice(path.lastIndexOf('/') + 1);
      return { filename, longname: filename, attrs: attrsOf(path) };
    });
    return sftp.name(request, names);
  });
  sftp.on('OPEN', open);
  sftp.on('READ', (request, handle, offset, length) => {
    const text = Buffer.from(files.get(handles.get(handle.readUInt32BE())?.path ?? '')?.text ?? '');
    const part = text.subarray(offset, offset + length);
    return part.length > 0 ? sftp.data(request, part) : sftp.status(request, EOF);
  });
  sftp.on('CLOSE', (request) => sftp.status(request, OK));
}
