import type { AuthProvider } from 'react-admin';
import { accountQuery } from './account';
import { queryClient } from './freshness';
import { ApiError } from './http';
import { accessToken } from './identity';
import { signOut } from './session';
import { signedInAgain } from './sign-in-again';

const home = { redirectTo: '/', message: false };

/** Who may see `/app`: whoever has a session. Roles are asked with `useMay`, the subscription in the layout. */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('People sign in on /login.')),
  logout: async () => {
    await signOut();
    return '/';
  },
  checkAuth: async () => {
    if ((await accessToken()) || (await signedInAgain())) return;
    // react-admin reads `redirectTo` from what is thrown
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw home;
  },
  checkError: (error: unknown) =>
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    error instanceof ApiError && error.status === 401 ? Promise.reject(home) : Promise.resolve(),
  getPermissions: () => Promise.resolve(undefined),
  getIdentity: async () => {
    const { currentUser } = await queryClient.fetchQuery(accountQuery);
    return { id: currentUser.id, fullName: currentUser.name || currentUser.email };
  },
};
