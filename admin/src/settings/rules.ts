/** Every rule on which custom differs, with what it may say; the contract's `dateRules` and `serviceRule` hold the same words. */
export const RULES = {
  adarRule: ['first', 'second', 'both'],
  adar1ThirtyRule: ['shevat30', 'nisan1'],
  thirtyRule: ['firstAnniversary', 'fixed29', 'roshChodesh', 'lastDay'],
  firstYearRule: ['hebrewDate', 'twelveMonths'],
  burialRule: ['off', 'after2days', 'after3days'],
  feb29Rule: ['feb28', 'mar1'],
} as const;

export const CALENDARS = ['hebrew', 'civil'] as const;

export const SERVICE_RULES = ['onOrBefore', 'onOrAfter', 'fridayWeek', 'strictBefore', 'strictAfter'] as const;
