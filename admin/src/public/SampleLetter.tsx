import { Mark } from '../layout/Flame';
import { usePublicText } from './text';

/** A letter as a family gets it: its line in the mailbox, and the letter below on its paper. */
export function SampleLetter() {
  const { t } = usePublicText();
  return (
    <figure className="zk-desk">
      <figcaption className="zk-inbox">
        <Mark />
        <span>
          <b>{t('landing.letter.from')}</b>
          <br />
          {t('landing.letter.subject')}
        </span>
      </figcaption>
      <Paper />
      <p className="zk-beneath">
        {t('landing.sunset.before')} <a href="/sunset">{t('landing.sunset.link')}</a>
      </p>
    </figure>
  );
}

function Paper() {
  const { t } = usePublicText();
  return (
    <div className="zk-letter">
      <p className="zk-from">{t('landing.letter.from')}</p>
      <Candle />
      <p>{t('landing.letter.greeting')}</p>
      <p>{t('landing.letter.day')}</p>
      <p className="zk-name">
        {t('landing.letter.name')}
        <br />
        <span lang="he" dir="rtl">
          {t('landing.letter.hebrewName')}
        </span>
      </p>
      <div className="zk-light">
        <p>{t('landing.letter.light')}</p>
        <p className="zk-hour">{t('landing.letter.hour')}</p>
        <p>{t('landing.letter.until')}</p>
      </div>
      <p>{t('landing.letter.read')}</p>
      <p>{t('landing.letter.blessing')}</p>
      <p>{t('landing.letter.rabbi')}</p>
    </div>
  );
}

const Candle = () => (
  <svg className="zk-candle" width="24" height="64" viewBox="0 0 24 64" aria-hidden="true">
    <path d="M12 0c5 6 8 10.5 8 15a8 8 0 1 1-16 0c0-4.5 3-9 8-15z" fill="#e8a33a" />
    <path d="M12 9c2 3 3.5 5 3.5 7.5a3.5 3.5 0 1 1-7 0c0-2.5 1.5-4.5 3.5-7.5z" fill="#fdf3d8" />
    <path d="M12 23v7" stroke="#7a6a4a" strokeWidth="1.5" />
    <rect x="3.5" y="30" width="17" height="33" rx="3" fill="#f4ebd6" stroke="#e3d6b8" />
  </svg>
);
