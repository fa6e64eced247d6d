// Imported by the pages from which the server is asked: the dialog itself comes when it is needed.
import { askFactorBy } from './http';

askFactorBy(async () => (await import('./ask-factor')).askForFactor());
