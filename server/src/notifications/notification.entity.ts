import { Column, Entity } from 'typeorm';
import { OwnedRow } from '../platform/database/index.js';

/** Something that a person should act on or know. Dismissed ones stay as a record and are not shown. */
@Entity('notification')
export class NotificationRow extends OwnedRow {
  /** What it is about, for example `message-failed:<run>`: raised again, the one that is there is refreshed. */
  @Column('text') cause: string;
  @Column('text') title: string;
  @Column('text') message: string;
  /** What it says, in whichever language it is read; null when there are only the English words. */
  @Column('text', { nullable: true }) key: string | null;
  @Column('jsonb', { default: {} }) values: Record<string, string | number>;
  @Column('text') severity: 'error' | 'warning' | 'info';
  @Column('jsonb', { default: {} }) data: { actionUrl?: string };
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'read_at', nullable: true }) readAt: Date | null;
  @Column('timestamptz', { name: 'dismissed_at', nullable: true }) dismissedAt: Date | null;
}
