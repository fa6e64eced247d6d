import type { createPostgresConnection, PostgresConnection } from '@supabase/lite/postgres';

type Driver = PostgresConnection['driver'];
type Options = NonNullable<Parameters<typeof createPostgresConnection>[0]['postgresOptions']>;

/**
 * The connections of the provider's package to its database. Their driver forgets who waits for one while another one closes, as
 * each does within the hour (porsager/postgres#1195): they would wait for ever. So whoever waits then asks again.
 */
export function connectionsTo(
  url: string,
  create: typeof createPostgresConnection,
  options: Options = {},
): PostgresConnection {
  const waiting = new Set<() => void>();
  const onclose = () => void setImmediate(() => waiting.forEach((ask) => ask()));
  const connection = create({ url, postgresOptions: { max: 4, onnotice: () => {}, onclose, ...options } });
  connection.driver.reserve = askingAgain(connection.driver.reserve, waiting);
  return connection;
}

/** Reserves a connection; as long as it has none, its question is among those that are `waiting`. */
function askingAgain(reserve: Driver['reserve'], waiting: Set<() => void>): Driver['reserve'] {
  return () =>
    new Promise((resolve, reject) => {
      const ask = () =>
        void reserve().then(
          (reserved) => (waiting.delete(ask) ? resolve(reserved) : reserved.release()),
          (failure: unknown) => waiting.delete(ask) && reject(failure as Error),
        );
      waiting.add(ask);
      ask();
    });
}
