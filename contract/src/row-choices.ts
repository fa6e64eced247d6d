/** What to do with a row of a list that speaks of somebody who is there already, in other words. */
export const IMPORT_CHOICES = ['keep', 'file', 'separate', 'skip'] as const;

/** What a word of the column "After sunset" means, which decides the day of everybody who has it. */
export const SUNSET_ANSWERS = ['yes', 'no', 'unsure'] as const;
