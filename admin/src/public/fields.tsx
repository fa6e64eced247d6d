import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

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

/** What went wrong, or what to know; read out when it appears. */
export const Note = ({ kind, children }: { kind: 'bad' | 'good' | 'info'; children: ReactNode }) => (
  <p className={`zk-note zk-${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
    {children}
  </p>
);

/** What a form holds, by field name, trimmed; passwords are left as they are. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => {
      const text = typeof value === 'string' ? value : '';
      return [name, /password/i.test(name) ? text : text.trim()];
    }),
  );
}
