/** The words of a letter in HTML, as the designer begins with them. Layout is given up, words and fields are kept. */
export function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('style, title, .preheader')) hidden.remove();
  return body.innerHTML;
}
