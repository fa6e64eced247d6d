export { markup, type Html } from './html.js';
export { sendPage, type Language } from './page.js';
export { PreferencesModule } from './preferences.module.js';
