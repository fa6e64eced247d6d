import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A code with which a person whose device is lost takes their second factor off; only its SHA-256 is here. */
@Entity('recovery_code')
export class RecoveryCodeRow {
  @PrimaryColumn('bytea', { name: 'code_hash' }) codeHash: Buffer;
  @Index('recovery_code_user_id')
  @Column('uuid', { name: 'user_id' })
  userId: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
