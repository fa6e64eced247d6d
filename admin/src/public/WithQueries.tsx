import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../api/account';
import { Account } from './Account';
import { Pricing } from './Pricing';

/** The two public pages that ask the server, with the cache that the admin uses too. */
export const AccountPage = () => (
  <QueryClientProvider client={queryClient}>
    <Account />
  </QueryClientProvider>
);

export const PricingPage = () => (
  <QueryClientProvider client={queryClient}>
    <Pricing />
  </QueryClientProvider>
);
