// Imported by the pages from which the server is asked: the dialog itself comes when it is needed.
import { askFactorBy } from './http';

let asking: Promise<boolean> | null = null;

/** Asked by several requests, it asks the person once: also one that is refused while what they showed is taken waits for that. */
const askOnce = (): Promise<boolean> =>
  (asking ??= import('./ask-factor')
    .then(({ askForFactor }) => askForFactor())
    .finally(() => {
      asking = null;
    }));

askFactorBy(askOnce);
