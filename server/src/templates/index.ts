export { LetterValues, type FindsValues, type ValuesOfLetter, type WhoseLetter } from './letter-values.js';
export { prepareReady, readyLetter, type ReadyLetter } from './ready-letters.js';
export { TemplateRow, TemplateVersionRow } from './template.entity.js';
export { TemplatesModule } from './templates.module.js';
export { TemplatesService, type LettersByLanguage, type TemplateForSending } from './templates.service.js';
export { validateTemplate, type TemplateValidation } from './validate-template.js';
