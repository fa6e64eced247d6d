/** The ready letters by which a list is filtered. A new template may also begin as free HTML. */
const READY = ['default_reminder', 'custom_reminder', 'anniversary', 'notification'];

export const keyChoices = (withHtml: boolean): { id: string; name: string }[] =>
  [...READY, ...(withHtml ? ['handlebars_html'] : [])].map((id) => ({ id, name: `resources.templates.keys.${id}` }));
