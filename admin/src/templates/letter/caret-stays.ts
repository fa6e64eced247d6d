/**
 * At the press of a mouse: the caret stays in the letter. Where nothing has the focus yet the button takes it, so that it comes
 * back there from a menu or a dialog that is left.
 */
export function caretStays(event: { preventDefault: () => void }): void {
  if (document.activeElement !== document.body) event.preventDefault();
}
