const TEXT = '#2B2A27';
const INK = '#1D3B5C';

/** How the plain editor's elements look in a mailbox, where no style sheet can be relied on. */
const STYLES: Record<string, string> = {
  p: 'margin:0 0 16px',
  h2: `margin:8px 0 12px;font-size:26px;font-weight:normal;line-height:1.3;color:${INK}`,
  h3: `margin:8px 0 10px;font-size:21px;font-weight:normal;line-height:1.4;color:${INK}`,
  'ul, ol': 'margin:0 0 16px;padding:0 24px',
  'li > p': 'margin:0',
  blockquote: 'margin:0 0 16px;padding:0 16px;border-inline-start:3px solid #E3D9C3',
  hr: 'border:0;border-top:1px solid #E3D9C3;margin:20px 0',
  img: 'max-width:100%;height:auto',
  a: `color:${INK}`,
};

const foot = {
  en: ['Choose when you are reminded', 'Stop these letters'],
  he: ['בחירת מועד התזכורת', 'הפסקת המכתבים'],
};

/** A plain letter in the dress of our ready ones: the congregation's name above, its address and the links below. */
export function toMjml(html: string, language: 'en' | 'he'): string {
  const [dir, start] = language === 'he' ? ['rtl', 'right'] : ['ltr', 'left'];
  const font =
    language === 'he' ? "'Frank Ruhl Libre', David, 'Times New Roman', serif" : "Georgia, 'Times New Roman', serif";
  const [preferences, unsubscribe] = foot[language];
  return `<mjml lang="${language}" dir="${dir}">
  <mj-head>
    <mj-title>{{organization.name}}</mj-title>
    <mj-raw><meta name="color-scheme" content="light dark" /></mj-raw>
    <mj-attributes><mj-all font-family="${font}" /></mj-attributes>
    <mj-style>
      @media (prefers-color-scheme: dark) {
        body, body > div { background-color: #12181F !important; }
        .card, .card > table { background-color: #1B242E !important; background: #1B242E !important; }
        .words div, .words h2, .words h3 { color: #EDE7DA !important; }
        .quiet div { color: #BDB6A6 !important; }
        .words a, .quiet a { color: #C9DDF2 !important; }
      }
    </mj-style>
  </mj-head>
  <mj-body background-color="#FBF9F5" width="600px">
    <mj-section padding="26px 0 14px 0"><mj-column>
      <mj-text align="center" font-size="17px" color="${INK}" css-class="quiet">{{organization.name}}</mj-text>
    </mj-column></mj-section>
    <mj-section background-color="#FFFFFF" border-top="3px solid #85590C" padding="24px 0" css-class="card" direction="${dir}"><mj-column>
      <mj-text align="${start}" font-size="17px" line-height="1.6" color="${TEXT}" padding="5px 28px" css-class="words">${styled(html)}</mj-text>
    </mj-column></mj-section>
    <mj-section padding="18px 0 36px 0"><mj-column>
      <mj-text align="center" font-size="15px" line-height="1.55" color="#57534A" css-class="quiet">{{organization.name}}{{#if organization.address}}<br />{{organization.address}}{{/if}}</mj-text>
      <mj-text align="center" font-size="15px" line-height="1.55" color="#57534A" css-class="quiet">{{#if links.preferences}}<a href="{{links.preferences}}">${preferences}</a>{{/if}}{{#if links.unsubscribe}} &nbsp; <a href="{{links.unsubscribe}}">${unsubscribe}</a>{{/if}}</mj-text>
    </mj-column></mj-section>
  </mj-body>
</mjml>`;
}

/** Styles on each element; a paragraph that holds only the begin or the end of a block would be an empty line. */
function styled(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const [selector, style] of Object.entries(STYLES))
    for (const element of body.querySelectorAll(selector))
      element.setAttribute('style', `${style};${element.getAttribute('style') ?? ''}`);
  return body.innerHTML.replace(/<p\b[^>]*>\s*(\{\{(?:#|\/|else)[^}]*\}\})\s*<\/p>/g, '$1');
}
