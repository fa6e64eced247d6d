// The program of the designer's frame (designer.html): easy-email with a React and a style of its own. It speaks with the page
// of the letter around it (DesignerFrame.tsx), and with nobody else.
import { Component, createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Designer, type DesignerHandle } from './Designer';
import { answering, asking, type DesignerAnswers, type PageAnswers } from './protocol';
import { selectionsEverywhere } from './selections-everywhere';

const around = () => window.parent;
const page = asking<PageAnswers>(around);
const designer = createRef<DesignerHandle>();
const root = createRoot(document.getElementById('root') as HTMLElement);

/** What breaks here is shown by the page around, as what breaks there. */
class Told extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({});
  override state: { broken?: boolean } = {};

  override componentDidCatch(error: Error): void {
    this.setState({ broken: true });
    void page('failed', error.message);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}

selectionsEverywhere();
answering<DesignerAnswers>(around, {
  open: (opening) =>
    root.render(
      <Told>
        <Designer
          {...opening}
          ref={designer}
          onDirty={() => void page('dirty')}
          onCaret={() => void page('caret')}
          upload={(file) => page('upload', file)}
        />
      </Told>,
    ),
  put: (html) => designer.current?.put(html) ?? Promise.resolve(false),
  read: () => designer.current?.read() ?? Promise.reject(new Error('Nothing is open.')),
});
void page('here');
