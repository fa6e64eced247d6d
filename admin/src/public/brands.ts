/** The plans from which one comes to sign in, each with a page of its own. */
export const BRANDS = ['trial', 'starter', 'standard', 'plus'] as const;
