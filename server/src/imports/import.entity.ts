import type { ImportChoice, ImportRow, ImportSummary } from '@zikaron/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../platform/tenancy/index.js';
import { OwnedRow } from '../platform/database/index.js';

/** A table that somebody uploaded, with how it was read. */
@Entity('import')
export class ImportTableRow extends OwnedRow {
  @Column('text', { name: 'file_name' }) fileName: string;
  @Column('bytea') sha256: Buffer;
  @Column('text', { default: 'previewed' }) state: ImportSummary['state'];
  @Column('text') encoding: string;
  @Column('text') delimiter: string;
  @Column('text', { nullable: true }) preset: string | null;
  @Column('integer', { name: 'header_row' }) headerRow: number;
  @Column('jsonb') columns: ImportSummary['columns'];
  @Column('jsonb', { default: { rows: 0, numbers: '', sheets: [] } }) hidden: ImportSummary['hidden'];
  @Column('text', { name: 'date_order' }) dateOrder: 'mdy' | 'dmy';
  @Column('jsonb', { name: 'sunset_words', default: [] }) sunsetWords: ImportSummary['sunsetWords'];
  @Column('jsonb') counts: ImportSummary['counts'];
  @Column('text', { name: 'created_by' }) createdBy: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'imported_at', nullable: true }) importedAt: Date | null;
  @Column('jsonb', { name: 'asked_by', nullable: true }) askedBy: Actor | null;
  @Column('timestamptz', { name: 'asked_at', nullable: true }) askedAt: Date | null;
  @Column('smallint', { default: 0 }) progress: number;
  @Column('smallint', { default: 0 }) attempts: number;
  @Column('text', { nullable: true }) failure: string | null;
  /** Since when its cells are no longer kept. */
  @Column('timestamptz', { name: 'cells_removed_at', nullable: true }) cellsRemovedAt: Date | null;
}

/** One row of it: the raw cells, and what was understood. */
@Entity('import_row')
export class ImportLineRow {
  @PrimaryColumn('uuid', { name: 'organization_id' }) organizationId: string;
  @PrimaryColumn('uuid', { name: 'import_id' }) importId: string;
  @PrimaryColumn('integer') row: number;
  @Column('jsonb') cells: string[];
  @Column('jsonb', { nullable: true }) brought: string[] | null;
  @Column('text', { name: 'left_out', nullable: true }) leftOut: string | null;
  @Column('jsonb') understood: object;
  @Column('text') state: ImportRow['state'];
  @Column('boolean', { name: 'has_issues' }) hasIssues: boolean;
  @Column('boolean', { name: 'has_conflict', default: false }) hasConflict: boolean;
  @Column('text', { nullable: true }) choice: ImportChoice | null;
  @Column('jsonb', { nullable: true }) replaced: object | null;
  @Column('uuid', { name: 'yahrzeit_id', nullable: true }) yahrzeitId: string | null;
}
