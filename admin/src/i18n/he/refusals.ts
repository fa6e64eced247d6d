/** Fetched when the first of them is to be said in Hebrew; mails to the office say the same. */
export { REFUSALS_IN_HEBREW as refusals } from '@zikaron/contract';
