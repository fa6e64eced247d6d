import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../api/freshness';
import '../api/asks-factor';
import { Account } from './Account';
import { Checkout } from './Checkout';
import { Pricing } from './Pricing';

/** The public pages that ask the server, with the cache that the admin uses too. */
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

export const CheckoutPage = () => (
  <QueryClientProvider client={queryClient}>
    <Checkout />
  </QueryClientProvider>
);
