export { LetterValues, type ValuesOfLetter, type WhoseLetter } from './letter-values.js';
export { prepareReady } from './ready-letters.js';
export { TemplateRow, TemplateVersionRow } from './template.entity.js';
export { TemplatesModule } from './templates.module.js';
export { TemplatesService, type LettersByLanguage, type TemplateForSending } from './templates.service.js';
