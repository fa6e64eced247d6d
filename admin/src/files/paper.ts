import { useAccount } from '../api/account';

/** Whether the paper of the place is that of America. */
export const useAmericanPaper = (): boolean => useAccount().data?.organization.timezone.startsWith('America/') ?? true;
