import type { Config } from '../platform/config/index.js';

/** What every address of a picture of ours begins with; a picture's id follows. */
export const picturesAt = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string => `${PUBLIC_URL}/api/pictures/`;
