/** Fetches what signs in; a form asks for it as soon as somebody is in one of its fields. */
export const loadSigningIn = () => import('./signing-in');

/** For `onFocus` of a form. Whether it could be fetched is said to whoever presses the button. */
export const begin = (): void => void loadSigningIn().catch(() => undefined);
