import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A person who signs in. Their password is the identity provider's affair; here they are known by its "sub". */
@Entity('app_user')
@Unique('app_user_subject_key', ['subject'])
export class UserRow {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text') subject: string;
  @Column('text') email: string;
  @Column('text', { name: 'first_name', nullable: true }) firstName: string | null;
  @Column('text', { name: 'last_name', nullable: true }) lastName: string | null;
  @Column('text', { nullable: true }) phone: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  /** Access tokens that were issued before it are refused. */
  @Column('timestamptz', { name: 'signed_out_at', nullable: true }) signedOutAt: Date | null;
  /** Since when they have a second factor, as far as their tokens have told; null when they have none. */
  @Column('timestamptz', { name: 'second_factor_since', nullable: true }) secondFactorSince: Date | null;
  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' }) lastSeenAt: Date;
}

/** The name to show and to write beside changes; without one, the address. */
export const nameOf = ({ firstName, lastName, email }: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
