import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, removeTemporary, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';

const root = path.join(__dirname, '../..');

export const nginxHere = spawnSync('nginx', ['-v']).status === 0;

export interface Proxy {
  readonly site: string;
  /** What nginx complained of: why an answer is 502, for instance. */
  complaints(): string;
  stop(): Promise<void>;
}

/** What of `docker/nginx.conf` is of another place: where the api is, and, where that is a name, who knows it. */
export interface Places {
  readonly api: string;
  readonly resolver?: string;
}

/** A real nginx with the file of the image; only addresses and folders are those of this machine. */
export async function startNginx(places: Places): Promise<Proxy> {
  const directory = temporaryDirectory();
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  mkdirSync(path.join(directory, 'html'));
  cpSync(path.join(root, 'docker/away.html'), path.join(directory, 'html/away.html'));
  writeFileSync(path.join(directory, 'html/index.html'), 'the admin');
  writeFileSync(path.join(directory, 'nginx.conf'), whole(directory, port, places));
  const nginx = spawn('nginx', ['-p', directory, '-e', 'error.log', '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  for (let waited = 0; waited < 60_000 && !(await fetch(site).catch(() => null)); waited += 50) await sleep(50);
  return {
    site,
    complaints: () => readFileSync(path.join(directory, 'error.log'), 'utf8'),
    async stop() {
      nginx.kill();
      await removeTemporary(directory);
    },
  };
}

function whole(directory: string, port: number, { api, resolver }: Places): string {
  const ours = readFileSync(path.join(root, 'docker/nginx.conf'), 'utf8')
    .replace(/^resolver .*$/m, resolver ? `resolver ${resolver};` : '')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/usr/share/nginx/html', path.join(directory, 'html'))
    .replaceAll('http://api:4000', `http://${api}`)
    .replaceAll('http://identity:9999', `http://${api}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${name};`)
    .join(' ');
  return `worker_processes 1; pid nginx.pid; events { worker_connections 256; }
http { access_log off; types { text/html html; } ${temporary}
${ours} }`;
}
