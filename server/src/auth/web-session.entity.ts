import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A signed-in browser. The cookie's secret is not here, only its SHA-256. */
@Entity('web_session')
@Unique('web_session_secret_hash_key', ['secretHash'])
export class WebSessionRow {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('bytea', { name: 'secret_hash' }) secretHash: Buffer;
  /** The identity provider's `session_id`: once revoked, its access tokens are refused as well. */
  @Column('text', { name: 'provider_session', nullable: true }) providerSession: string | null;
  /** As the browser names itself, so that its owner knows it again in the list. */
  @Column('text', { name: 'user_agent', nullable: true }) userAgent: string | null;
  /** A keyed hash of the network that it was opened from, by which a new one is known: see `networkHash`. */
  @Column('bytea', { name: 'network_hash', nullable: true }) networkHash: Buffer | null;
  /** When its sign-in showed a second factor, by the host's clock as in the tokens. */
  @Column('timestamptz', { name: 'second_factor_at', nullable: true }) secondFactorAt: Date | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt: Date | null;
}
