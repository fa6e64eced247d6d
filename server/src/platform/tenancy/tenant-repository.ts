import type { DataSource, DeepPartial, EntityManager, EntityTarget, FindOptionsWhere, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { NotFound } from '../http/index.js';
import type { OrganizationId } from './organization-id.js';

/** Every tenant row has these two. */
interface TenantRow {
  id: string;
  organizationId: string;
}

/**
 * The way to a tenant table, row by row. Every method asks for the organization first, so a query that forgets the
 * tenant does not compile. It inserts and updates, never saves: TypeORM's `save` would overwrite a row whose id a
 * caller guessed.
 */
export class TenantRepository<Row extends TenantRow> {
  private readonly rows: Repository<Row>;

  constructor(
    source: DataSource | EntityManager,
    private readonly entity: EntityTarget<Row>,
    private readonly noun: string,
  ) {
    this.rows = source.getRepository(entity);
  }

  /** The same table inside a transaction. */
  within(transaction: EntityManager): TenantRepository<Row> {
    return new TenantRepository(transaction, this.entity, this.noun);
  }

  find(org: OrganizationId, where: FindOptionsWhere<Row> = {}): Promise<Row[]> {
    return this.rows.findBy(this.own(org, where));
  }

  /** @throws NotFound also when the row exists but belongs to someone else: we do not confirm its existence. */
  async get(org: OrganizationId, id: string): Promise<Row> {
    const row = await this.rows.findOneBy(this.own(org, { id } as FindOptionsWhere<Row>));
    if (!row) throw new NotFound(this.noun);
    return row;
  }

  async add(org: OrganizationId, draft: DeepPartial<Row>): Promise<Row> {
    const row = this.rows.create({ ...draft, organizationId: org });
    await this.rows.insert(row as QueryDeepPartialEntity<Row>);
    return row;
  }

  /** @throws NotFound when the organization has no such row */
  async change(org: OrganizationId, id: string, change: QueryDeepPartialEntity<Row>): Promise<void> {
    const { affected } = await this.rows.update(this.own(org, { id } as FindOptionsWhere<Row>), change);
    if (!affected) throw new NotFound(this.noun);
  }

  /** @throws NotFound when the organization has no such row */
  async remove(org: OrganizationId, id: string): Promise<void> {
    const { affected } = await this.rows.delete(this.own(org, { id } as FindOptionsWhere<Row>));
    if (!affected) throw new NotFound(this.noun);
  }

  private own(org: OrganizationId, where: FindOptionsWhere<Row>): FindOptionsWhere<Row> {
    return { ...where, organizationId: org };
  }
}
