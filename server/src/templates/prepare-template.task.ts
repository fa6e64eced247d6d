import { heavyTask } from '../platform/heavy-task/index.js';
import { prepareTemplate, type PreparedTemplate, type TemplateDesign } from './prepare-template.js';

/** @throws Invalid as `prepareTemplate` */
export default heavyTask<{ design: TemplateDesign; picturesAt: string }, PreparedTemplate>(({ design, picturesAt }) =>
  prepareTemplate(design, picturesAt),
);
