import { useId, type ButtonHTMLAttributes, type HTMLAttributes, type InputHTMLAttributes, type ReactNode } from 'react';
import { usePublicText } from './text';

/** A labelled input: the label above, one line of help below. */
export function Field({
  label,
  hint,
  ...input
}: { label: string; hint?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className="zk-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} dir="auto" aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

/** A new password, twice. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = usePublicText();
  const input = { type: 'password', autoComplete: 'new-password', required: true };
  return (
    <>
      <Field label={label} name="password" hint={t('fields.passwordRule')} {...input} />
      <Field label={t('fields.confirmPassword')} name="confirmPassword" {...input} />
    </>
  );
}

/** A button that sends no form. */
export const Button = ({ quiet, ...button }: { quiet?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className={quiet ? 'zk-button zk-quiet' : 'zk-button'} {...button} />
);

/** A section of a page, under its name. */
export const Card = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="zk-card" aria-labelledby={id}>
    <h2 id={id} dir="auto">
      {title}
    </h2>
    {children}
  </section>
);

/** What went wrong, or what to know; read out when it appears. */
export const Note = ({ kind, ...note }: { kind: 'bad' | 'good' | 'info' } & HTMLAttributes<HTMLParagraphElement>) => (
  <p className={`zk-note zk-${kind}`} role={kind === 'bad' ? 'alert' : 'status'} {...note} />
);
