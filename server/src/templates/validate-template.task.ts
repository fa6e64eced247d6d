import { heavyTask } from '../platform/heavy-task/index.js';
import { validateTemplate, type TemplateValidation } from './validate-template.js';

type Order = Parameters<typeof validateTemplate>;

/** @throws Invalid as `validateTemplate` */
export default heavyTask<Order, TemplateValidation>((order) => validateTemplate(...order));
