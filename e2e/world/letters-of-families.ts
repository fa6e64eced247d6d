import { listed, type Api, type Listed } from './demo.js';

interface Sent {
  id: string;
  contact: { id: string } | null;
  html: string | null;
}

interface Shown {
  name: string;
  url: string;
}

/** What families open from their letters, and the public list; in Hebrew those of a second family, who then reads Hebrew. */
export async function familyPages(api: Api, language: 'en' | 'he'): Promise<Shown[]> {
  const { data } = await api.get<Listed<Sent>>(`/emails${listed({ status: 'sent' }, '["sentAt","DESC"]')}`);
  const families = new Set(data.flatMap(({ contact }) => (contact ? [contact.id] : [])));
  const whose = [...families][language === 'he' ? 1 : 0] ?? '';
  const { name, email } = await api.get<{ name: string; email: string }>(`/contacts/${whose}`);
  await api.put(`/contacts/${whose}`, { name, email, language });
  const sent = data.find(({ contact }) => contact?.id === whose);
  const { html } = await api.get<Sent>(`/emails/${sent?.id}`);
  const list = await api.post<{ url: string }>('/list-links', { label: 'Gallery', language });
  const here = (url = '/r/unknown') => new URL(url, 'http://anywhere.test').pathname;
  return [
    { name: 'family preferences', url: here(linkTo(html, 'p')) },
    { name: 'family unsubscribe', url: here(linkTo(html, 'u')) },
    { name: 'family answer', url: here(linkTo(html, 'r')) },
    { name: 'family unknown link', url: '/p/bm90LW91cnM' },
    { name: 'public list', url: `${here(list.url)}.html` },
  ];
}

const linkTo = (html: string | null, page: string): string | undefined =>
  new RegExp(`href="([^"]+/${page}/[^"/]+)"`).exec(html ?? '')?.[1];

/** Every template as a letter: for a name that is short, and for one that is as long as names are. */
export async function letters(api: Api): Promise<{ name: string; html: string }[]> {
  const { data } = await api.get<Listed<{ id: string; name: string; version: number }>>(
    `/templates${listed({}, '["createdAt","ASC"]')}`,
  );
  const shown = [];
  for (const { id, name, version } of data) {
    const { html, subject } = await api.get<{ html: string; subject: string }>(`/templates/${id}/versions/${version}`);
    for (const [whose, called] of Object.entries(NAMES)) {
      const { id: yahrzeitId } = await api.post<{ id: string }>('/yahrzeits', {
        ...called,
        gregorianDate: '2005-12-13',
      });
      await api.post('/observers/upsert-by-email', { yahrzeitId, name: 'Ruth Katz', email: 'ruth.katz@example.org' });
      const tried = await api.post<{ html: string }>('/merge-field-testing/validate-template', {
        templateHtml: html,
        subject,
        yahrzeitId,
      });
      shown.push({ name: `${name} ${whose}`, html: tried.html });
    }
  }
  return shown;
}

const NAMES = {
  short: { name: 'Leah Katz', hebrewName: 'לאה בת דוד' },
  long: {
    name: 'Wilhelmina Alexandra Featherstonehaugh-Montefiore née von Rothschild-Goldsmid',
    hebrewName: 'אלכסנדרה וילהלמינה בת הרב מנחם מנדל שניאור זלמן ורבקה רחל לבית פֶעדֶרשטיין־מונטיפיורי',
  },
};
