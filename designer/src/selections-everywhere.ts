/** easy-email asks its shadow root for the selection, as Chromium's browsers offer it. Firefox tells the same by the document. */
export function selectionsEverywhere(): void {
  if ('getSelection' in ShadowRoot.prototype) return;
  Object.assign(ShadowRoot.prototype, { getSelection: () => document.getSelection() });
}
