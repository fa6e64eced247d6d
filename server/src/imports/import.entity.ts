import type { ImportSummary } from '@zikaron/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OwnedRow } from '../platform/database/index.js';

/** A table that somebody uploaded, with how it was read. */
@Entity('import')
export class ImportTableRow extends OwnedRow {
  @Column('text', { name: 'file_name' }) fileName: string;
  @Column('bytea') sha256: Buffer;
  @Column('text', { default: 'previewed' }) state: ImportSummary['state'];
  @Column('text') encoding: string;
  @Column('text') delimiter: string;
  @Column('integer', { name: 'header_row' }) headerRow: number;
  @Column('jsonb') columns: ImportSummary['columns'];
  @Column('text', { name: 'date_order' }) dateOrder: 'mdy' | 'dmy';
  @Column('jsonb') counts: ImportSummary['counts'];
  @Column('text', { name: 'created_by' }) createdBy: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'imported_at', nullable: true }) importedAt: Date | null;
}

/** One row of it: the raw cells, and what was understood. */
@Entity('import_row')
export class ImportLineRow {
  @PrimaryColumn('uuid', { name: 'organization_id' }) organizationId: string;
  @PrimaryColumn('uuid', { name: 'import_id' }) importId: string;
  @PrimaryColumn('integer') row: number;
  @Column('jsonb') cells: string[];
  @Column('jsonb') understood: object;
  @Column('text') state: 'new' | 'merge' | 'duplicate' | 'unchanged' | 'error';
  @Column('boolean', { name: 'has_issues' }) hasIssues: boolean;
  @Column('uuid', { name: 'yahrzeit_id', nullable: true }) yahrzeitId: string | null;
}
