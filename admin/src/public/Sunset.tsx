import { filled } from './fill';
import { about } from './AboutPage';
import { PublicPage } from './PublicPage';
import { CITY, HOUR } from './site';
import { usePublicText } from './text';

/** `/sunset`: the server leaves what it can say, the hour or that there is none (server/src/app/sunset-page.ts). */
export function Sunset() {
  const { locale } = usePublicText();
  const { title, untold, why } = about[locale].sunset;
  return (
    <PublicPage title={title}>
      <article className="zk-read">
        <h1>{title}</h1>
        <div data-told>
          <p className="zk-sunset">{HOUR}</p>
          <p>{filled(about, locale, 'sunset.told', { city: CITY })}</p>
        </div>
        <p data-untold>{untold}</p>
        <p className="zk-soft">{why}</p>
      </article>
    </PublicPage>
  );
}
