import { texts as first } from './first';
import { texts as later } from './later';

/** All texts of the admin in Hebrew. */
export const texts = { ...first, ...later, resources: { ...first.resources, ...later.resources } };
