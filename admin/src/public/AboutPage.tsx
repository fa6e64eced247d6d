import { env } from '../env';
import { aboutTexts as en } from '../i18n/en/about';
import { aboutTexts as he } from '../i18n/he/about';
import type { Locale } from '../preferences';
import { filled } from './fill';
import { PublicPage } from './PublicPage';
import { SITE } from './site';
import { usePublicText } from './text';

/** What is said of these pages in each language; of the program's own script it is no part. */
export const about: Record<Locale, typeof en> = { en, he };
export type About = 'terms' | 'privacy';

/** `/terms` and `/privacy`: a page to read, which is only ever plain HTML. */
export function AboutPage({ of }: { of: About }) {
  const { locale } = usePublicText();
  const { title, parts } = about[locale][of];
  return (
    <PublicPage title={title}>
      <article className="zk-read">
        <h1>{title}</h1>
        <p className="zk-soft">{filled(about, locale, `${of}.lead`, { site: SITE })}</p>
        {parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            <p>{part.text}</p>
          </section>
        ))}
        {of === 'privacy' && <Write words={about[locale].privacy.write} />}
      </article>
    </PublicPage>
  );
}

const Write = ({ words }: { words: string }) => (
  <p data-contact>
    {words}{' '}
    <a href={`mailto:${env.CONTACT_EMAIL}`}>
      <bdi>{env.CONTACT_EMAIL}</bdi>
    </a>
  </p>
);
