import type { I18nProvider } from 'react-admin';
import type { Locale } from '../preferences';
import { comesLater, loadTexts } from './texts';

/** When texts are fetched, and, where they could not be, fetched again. */
const SIGNS = ['pointerdown', 'keydown', 'popstate', 'online'];

/**
 * The provider, for whom a text that is not there yet is one to wait for: what shows it suspends, as what is shown by a part of
 * the program that is still on its way. All texts are fetched when somebody presses something, or when one is wanted.
 */
export function waitingForTexts(provider: I18nProvider): I18nProvider {
  const state: { here?: boolean; coming?: Promise<void> | undefined; failure?: unknown } = {};
  const changeLocale = async (locale: string) => {
    await loadTexts(locale as Locale);
    await provider.changeLocale(locale);
    state.here = true;
  };
  const fetched = async () => {
    delete state.failure;
    try {
      await loadTexts(provider.getLocale() as Locale);
      await changeLocale(provider.getLocale());
    } catch (failure) {
      state.failure = failure;
      delete state.coming;
    }
  };
  const load = () => (state.coming ??= fetched());
  for (const sign of SIGNS)
    globalThis.addEventListener?.(sign, () => void (state.here || load()), { capture: true, passive: true });
  return {
    ...provider,
    changeLocale,
    translate: (key, values) => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- React waits for a promise that it is thrown
      if (!state.here && comesLater(key)) throw state.failure ?? load();
      return provider.translate(key, values);
    },
  };
}
