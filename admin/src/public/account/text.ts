import { accountTexts as en } from '../../i18n/en/account';
import { accountTexts as he } from '../../i18n/he/account';
import { useTexts } from '../use-texts';

const both = { en, he };

/** Texts of the account's sections, in the chosen language. */
export const useAccountText = () => useTexts(both);
