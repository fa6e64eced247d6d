export { HebcalModule } from './hebcal.module.js';
export { OutsideHebcal, type SaidByHebcal } from './outside-hebcal.js';
