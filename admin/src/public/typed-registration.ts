import { valuesOf } from './form-values';

const KEY = 'zikaron.registration';

/** What was typed stays through a reload of the page until it was sent; passwords do not. */
export function keepTyped(form: HTMLFormElement): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
    for (const input of form.querySelectorAll('input')) input.value ||= kept[input.name] ?? '';
    form.addEventListener('input', () => {
      const { password, confirmPassword, ...typed } = valuesOf(form);
      sessionStorage.setItem(KEY, JSON.stringify(typed));
    });
  } catch {
    // Where nothing can be kept, a reload empties the form.
  }
}

/** Once it was sent. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
