import {
  CamelCasePlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { Database } from './schema.js';

/** The connection pool, or a transaction: whatever a statement may be sent to. */
export type Within = DataSource | EntityManager;

const known = new WeakMap<Within, Kysely<Database>>();

/**
 * Typed statements over TypeORM's own connections: of the pool, or of the transaction that an `EntityManager` belongs to.
 * Tables are named as in SQL, columns as entities name them (`createdAt` for `created_at`), in the statement and in its
 * answer. Transactions are TypeORM's: Kysely's are refused.
 */
export function kysely(within: Within): Kysely<Database> {
  const there = known.get(within) ?? over(within);
  known.set(within, there);
  return there;
}

const over = (within: Within): Kysely<Database> =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new TypeormDriver(within),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    // What is inside a jsonb value is somebody's data, and no name of ours.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

class TypeormConnection implements DatabaseConnection {
  constructor(readonly runner: QueryRunner) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { records, affected } = await this.runner.query(sql, [...parameters], true);
    return { rows: records as Row[], numAffectedRows: BigInt(affected ?? 0) };
  }

  streamQuery(): never {
    throw new Error('Read page by page: statements are not streamed.');
  }
}

class TypeormDriver implements Driver {
  constructor(private readonly within: Within) {}

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  acquireConnection(): Promise<TypeormConnection> {
    const source = this.within instanceof DataSource ? this.within : this.within.dataSource;
    return Promise.resolve(new TypeormConnection(this.ofTransaction() ?? source.createQueryRunner()));
  }

  /** One that was taken for the statement goes back to the pool; a transaction keeps its own. */
  async releaseConnection({ runner }: TypeormConnection): Promise<void> {
    if (runner !== this.ofTransaction()) await runner.release();
  }

  beginTransaction = refuseTransaction;
  commitTransaction = refuseTransaction;
  rollbackTransaction = refuseTransaction;

  private ofTransaction(): QueryRunner | undefined {
    return this.within instanceof DataSource ? undefined : this.within.queryRunner;
  }
}

function refuseTransaction(): never {
  throw new Error('Transactions are TypeORM’s: db.transaction((within) => kysely(within)…).');
}
