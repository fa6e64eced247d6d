declare const brand: unique symbol;

/** Proof that a caller was let into this organization. Only the guard and the worker host mint one. */
export type OrganizationId = string & { readonly [brand]: 'OrganizationId' };

/** Mints the proof. Call it only where membership was just checked, or the row itself names its organization. */
export const admit = (id: string): OrganizationId => id as OrganizationId;
