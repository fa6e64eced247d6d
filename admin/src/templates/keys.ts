/** The five ready letters. Four of them are offered as a filter; free HTML is none of a kind. */
const READY = ['default_reminder', 'custom_reminder', 'anniversary', 'notification'];

export const keyChoices = (withHtml: boolean): { id: string; name: string }[] =>
  [...READY, ...(withHtml ? ['handlebars_html'] : [])].map((id) => ({ id, name: `resources.templates.keys.${id}` }));
