// The first script of the pages of signing in, so small that they wait for it: whoever presses Enter before the script that sends
// the form (door.ts) has pressed it all the same. Whoever types on has not.
const formOf = ({ target }: Event) => (target instanceof HTMLInputElement ? target.form : null);

document.addEventListener('keydown', (event) => {
  const form = formOf(event);
  if (form && event.key === 'Enter' && !event.isComposing) form.dataset.pressed = '';
});
document.addEventListener('input', (event) => delete formOf(event)?.dataset.pressed);

export {};
