import { JsonToMjml, type IPage } from 'easy-email-core';

/** The designer's blocks as MJML, in the language of the letter; the server makes the HTML of it. */
export function writeMjml(page: IPage, language: 'en' | 'he'): string {
  const mjml = JsonToMjml({ data: page, mode: 'production', context: page, dataSource: {} });
  return (
    mjml
      .replace(/<mjml\b[^>]*>/, `<mjml lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">`)
      // Typing leaves a space that does not break where the caret stood last.
      .replace(/(?<=[^\s;])(?:&nbsp;|\u00a0)(?=[^\s&])/g, ' ')
      .replace('<mj-head>', '<mj-head>\n<mj-title>{{organization.name}}</mj-title>')
  );
}
