import { Html, markup } from './html.js';

describe('markup of a page', () => {
  it('given what a person typed, then each character that could be markup is text, in an attribute too', () => {
    expect(markup`<p title="${`<&>"'`}">${`<&>"'`}</p>`.markup).toBe(
      '<p title="&#60;&#38;&#62;&#34;&#39;">&#60;&#38;&#62;&#34;&#39;</p>',
    );
  });

  it('given markup, a list of it, a number and nothing, then they stand as they are', () => {
    const lines = [markup`<li>${1}</li>`, markup`<li>${'<'}</li>`];

    expect(markup`<ul>${lines}</ul>${null}${new Html('<hr>')}`.markup).toBe('<ul><li>1</li><li>&#60;</li></ul><hr>');
  });
});
