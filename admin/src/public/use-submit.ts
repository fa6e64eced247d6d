import { useCallback, useState, type FormEvent } from 'react';
import { valuesOf } from './form-values';
import { useCameBack } from './use-came-back';

interface Sending {
  /** Does what the form asks for. Answers in words what went wrong, and null when it worked. */
  work: (values: Record<string, string>) => Promise<string | null>;
  /** The words for what `work` throws. */
  failed: (thrown: unknown) => string;
}

/** The sending of a form. It stays busy when it worked, since the page then goes elsewhere, until the browser comes back to it. */
export function useSubmit({ work, failed }: Sending) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useCameBack(useCallback(() => setBusy(false), []));
  const send = async (values: Record<string, string>) => {
    setBusy(true);
    setFailure(null);
    const problem = await work(values).catch(failed);
    setFailure(problem);
    setBusy(problem === null);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(valuesOf(event.currentTarget));
  };
  return { busy, failure, setFailure, submit };
}
