import { Box } from '@mui/material';
import { EditorContent, useEditor, type Editor, type JSONContent } from '@tiptap/react';
import { readLetter, writeLetter, type LetterDocument, type TemplateMetadata } from '@zikaron/contract';
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { directionOf } from '../../preferences';
import { LETTER_FORMAT, type LetterEditorHandle, type LetterEditorProps } from '../letter-editor';
import { EditorMenus } from './EditorMenus';
import { letterExtensions } from './extensions';
import { contentFor } from './fields';
import { LetterToolbar } from './LetterToolbar';
import { paper, spreadNotes } from './paper';
import { usePutMenu } from './use-put-menu';

const textbox = { role: 'textbox', 'aria-multiline': 'true' };

/** The letter on its paper: fields are a family's values, conditions stand in the margin, and no brace is seen. */
const LetterPaper = forwardRef<LetterEditorHandle, LetterEditorProps>(function LetterPaper(props, ref) {
  const { letter, language, whose, editable, onDirty, onCaret } = props;
  const t = useTranslate();
  const known = useMemo(() => documentOf(letter), [letter]);
  const menu = usePutMenu();
  const dir = directionOf(language);
  const editor = useEditor({
    extensions: letterExtensions,
    content: known.body as JSONContent,
    editable,
    editorProps: {
      attributes: { ...textbox, 'aria-label': t('resources.templates.editor.modes.letter'), dir, lang: language },
      handleKeyDown: menu.handleKeyDown,
    },
    onUpdate: onDirty,
    onFocus: ({ editor: focused }) =>
      onCaret((entry) => focused.chain().focus().insertContent(contentFor(entry, language)).run()),
  });
  useImperativeHandle(ref, () => ({ read: () => Promise.resolve(metadataOf(known, editor.getJSON())) }));
  const sheet = useSpreadNotes(editor);
  return (
    <>
      {editable && <LetterToolbar editor={editor} />}
      <Box ref={sheet} sx={paper} dir={dir}>
        <EditorContent editor={editor} />
      </Box>
      <EditorMenus editor={editor} language={language} whose={whose} put={menu} />
    </>
  );
});

export default LetterPaper;

/** The sheet on which the notes in the margin keep off each other, whatever is typed and however wide the window is. */
function useSpreadNotes(editor: Editor) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const spread = () => void requestAnimationFrame(() => sheet.current && spreadNotes(sheet.current));
    spread();
    editor.on('transaction', spread);
    window.addEventListener('resize', spread);
    return () => {
      editor.off('transaction', spread);
      window.removeEventListener('resize', spread);
    };
  }, [editor]);
  return sheet;
}

/** @throws UnreadableLetter when the paper cannot show the letter whole */
function documentOf({ mjml, html = '' }: TemplateMetadata): LetterDocument {
  return mjml ? readLetter(mjml, 'mjml') : readLetter(html, 'html');
}

function metadataOf(known: LetterDocument, body: object): TemplateMetadata {
  const source = writeLetter({ ...known, body: body as LetterDocument['body'] });
  return { [known.dialect]: source, designJson: { format: LETTER_FORMAT } };
}
