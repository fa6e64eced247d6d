import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** The least that answers a page over HTTP: node:http, one pool, statements as written, JSON. */
export interface BareServer {
  /** Runs the statements one after the other; the last one's rows and the first one's total are the answer. */
  get(statements: readonly { sql: string; values: unknown[] }[]): Promise<{ data: unknown[]; total: number }>;
  close(): Promise<void>;
}

export async function bareServer(databaseUrl: string): Promise<BareServer> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const asked: (readonly { sql: string; values: unknown[] }[])[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const [counted, page] = asked[Number(request.url?.slice(1))] ?? [];
      const total = counted ? (await pool.query(counted.sql, counted.values)).rows[0] : null;
      const data = page ? (await pool.query(page.sql, page.values)).rows : [];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data, total: Number(total?.total ?? 0) }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    async get(statements) {
      const place = asked.includes(statements) ? asked.indexOf(statements) : asked.push(statements) - 1;
      const answer = await fetch(`http://127.0.0.1:${port}/${place}`);
      return (await answer.json()) as { data: unknown[]; total: number };
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}
