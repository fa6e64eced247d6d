export { calledAs, type CalledAs } from './called-as.js';
export { genderOfGivenName, isGivenName } from './given-names.js';
export { hasHebrew } from './letters.js';
export { partsOfName, type NameParts } from './parts.js';
export { pointedName } from './pointed.js';
export { elMaleiForMany, prayerFor } from './prayers.js';
export { inOneLine, proposedHebrew, spokenWords } from './pronunciation.js';
