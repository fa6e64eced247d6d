import createCache from '@emotion/cache';
import rtl from '@mui/stylis-plugin-rtl';

/** Styles turned round. */
export const rightToLeft = createCache({ key: 'zkrtl', stylisPlugins: [rtl] });
