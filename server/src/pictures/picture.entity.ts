import { Column, CreateDateColumn, Entity, Unique } from 'typeorm';
import { OwnedRow } from '../platform/database/index.js';

/** A picture as mailboxes get it; never changed. Its id is its address: 122 random bits that nobody guesses. */
@Entity('picture')
@Unique('picture_organization_id_id_key', ['organizationId', 'id'])
@Unique('picture_organization_id_sha256_key', ['organizationId', 'sha256'])
export class PictureRow extends OwnedRow {
  @Column('text') type: 'image/png' | 'image/jpeg';
  @Column('integer') width: number;
  @Column('integer') height: number;
  @Column('bytea') content: Buffer;
  /** Of the content. */
  @Column('bytea') sha256: Buffer;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
