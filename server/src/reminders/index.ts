export { EmailJobRow } from './email-job.entity.js';
export { EmailJobsService } from './email-jobs.service.js';
export { lightingInWords } from './letters/candle-words.js';
export { lettersLeft } from './monthly-quota.js';
export { Nights, type NightReport } from './nights.js';
export { reopen } from './reopen.js';
export { PaperLetters, type OnPaper, type PaperLetter } from './letters/paper-letters.js';
export { RemindersModule } from './reminders.module.js';
export { NEXT_YEAR, sentLetters, whoTookOff } from './sent-letters.js';
