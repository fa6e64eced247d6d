import type { DeathDraft } from '@zikaron/contract';

type Mourner = DeathDraft['mourners'][number];
/** One row of the mourners as it is typed: somebody on record, or a new person. */
export type TypedMourner = Partial<Mourner>;

/** The mourners that are sent. A row in which nothing stands is none; one that does not say who it is goes along, and is refused. */
export const mournersOf = (typed: readonly TypedMourner[]): Mourner[] =>
  typed.filter((one) => Object.values(one).some((value) => value?.trim())).map(mournerOf);

const mournerOf = ({ contactId, name, phone, email, ...kin }: TypedMourner): Mourner => ({
  relationship: kin.relationship || null,
  relationshipDetail: kin.relationshipDetail || null,
  ...(contactId
    ? { contactId, name: null, phone: null, email: null }
    : { contactId: null, name: name ?? null, phone: phone || null, email: email || null }),
});
