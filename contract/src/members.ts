import { z } from 'zod';
import { id, instant, line } from './common.js';
import { emailAddress } from './email-address.js';
import { role } from './organizations.js';
import type { Role } from './permissions.js';

/** Roles that can be given on the Plus plan only. */
export const PLUS_ROLES: readonly Role[] = ['clergy', 'staff', 'viewer'];

/** One organization of the signed-in person (GET /orgs). A request names it in the header `X-Organization-Id`. */
export const ownOrganization = z.object({ id, name: z.string(), orgCode: z.string(), role });
export type OwnOrganization = z.infer<typeof ownOrganization>;
export const ownOrganizations = z.object({ data: z.array(ownOrganization) });

/** POST /orgs: the organization of somebody who belongs to none. */
export const foundOrganization = z.object({ name: line() });

/** PUT /orgs/mine/members/{id} */
export const memberRole = z.object({ role });

/** POST /orgs/mine/owner: who becomes owner in the caller's place. */
export const newOwner = z.object({ memberId: id });

export const invitationDraft = z.object({ email: emailAddress, role });
export type InvitationDraft = z.infer<typeof invitationDraft>;

/** An invitation that waits for its answer. */
export const invitation = z.object({
  id,
  email: emailAddress,
  role,
  invitedBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
  /** Why the last letter did not leave; null when the relay took it. */
  problem: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitation>;
export const invitations = z.object({ data: z.array(invitation) });

/** What the link in an invitation's letter carries behind its `#`. */
export const invitationToken = z.object({ token: z.string().min(1).max(200) });

/** POST /invitations/look: what an invitation offers, and whether it still does. */
export const offeredInvitation = z.object({
  organization: z.string(),
  email: emailAddress,
  role,
  invitedBy: z.string(),
  state: z.enum(['open', 'expired', 'accepted', 'withdrawn']),
});
export type OfferedInvitation = z.infer<typeof offeredInvitation>;

/** POST /invitations/accept */
export const acceptedInvitation = z.object({ organizationId: id });

/** Whether, and when, the organization goes with all that it keeps (GET /orgs/mine/deletion). */
export const deletion = z.object({ deleteAt: instant.nullable(), askedBy: z.string().nullable() });
export type Deletion = z.infer<typeof deletion>;

/** POST /orgs/mine/deletion: the organization's name, typed once more. */
export const deletionRequest = z.object({ name: line() });

/** A signed-in browser of the caller (GET /auth/sessions). */
export const session = z.object({
  id,
  /** As the browser names itself; null from before it was kept. */
  browser: z.string().nullable(),
  createdAt: instant,
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;
export const sessions = z.object({ data: z.array(session) });

/** The caller's second factor (GET /auth/second-factor). */
export const secondFactor = z.object({
  isSetUp: z.boolean(),
  /** Their organization, or the installation, asks one of them. */
  isRequired: z.boolean(),
  /** Whether their organization asks one of its owners. */
  ofOwners: z.boolean(),
  codesLeft: z.number().int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** PUT /auth/second-factor/rule */
export const secondFactorRule = secondFactor.pick({ ofOwners: true });
export type SecondFactorRule = z.infer<typeof secondFactorRule>;

/** POST /auth/recovery-codes: seen this once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

/** POST /auth/recovery-codes/use */
export const recoveryCodeUse = z.object({ code: line(40) });

/** POST /auth/sign-out-person */
export const personToSignOut = z.object({ email: emailAddress });
/** POST /operator/invitations/resend: every invitation that waits for this address leaves again. */
export const invitationToResend = z.object({ email: emailAddress });
/** `problem` is what the mail server said when it did not take one of them. */
export const invitationResent = z.object({ email: z.string(), problem: z.string().nullable() });
