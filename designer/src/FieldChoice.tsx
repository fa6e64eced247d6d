import type { FieldWords } from './chips';
import type { Opening } from './protocol';

interface FieldChoiceProps extends Pick<Opening, 'samples' | 'interfaceLanguage'> {
  words: FieldWords;
  onChoose: (written: string) => void;
}

/** The fields by their names, as the chips of the canvas have them, in place of easy-email's tree of paths. */
export const FieldChoice = ({ samples, words, interfaceLanguage, onChoose }: FieldChoiceProps) => (
  <div className="field-choice" dir={interfaceLanguage === 'he' ? 'rtl' : 'ltr'}>
    {Object.entries(samples).map(([category, fields]) => (
      <section key={category} aria-labelledby={`fields-${category}`}>
        <h4 id={`fields-${category}`}>{words.categories[category] ?? category}</h4>
        {Object.keys(fields)
          .map((name) => `${category}.${name}`)
          .map((path) => (
            <button key={path} type="button" onClick={() => onChoose(`{{${path}}}`)}>
              {words.names[path] ?? path}
            </button>
          ))}
      </section>
    ))}
  </div>
);
