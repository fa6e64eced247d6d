import { createContext, useContext, useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Whoever stands around a form and wants to know whether something is typed there that nobody has saved. */
export const Unsaved = createContext<(unsaved: boolean) => void>(() => undefined);

/** Inside a form: whether something is typed there that nobody has saved. Whoever stands around the form is told too. */
export function useUnsaved(): boolean {
  const { dirtyFields } = useFormState();
  const tell = useContext(Unsaved);
  const unsaved = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    tell(unsaved);
  }, [tell, unsaved]);
  return unsaved;
}
