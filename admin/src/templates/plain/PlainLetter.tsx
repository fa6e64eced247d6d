import { Box } from '@mui/material';
import Image from '@tiptap/extension-image';
import TextAlign from '@tiptap/extension-text-align';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import type { MergeFieldEntry } from '@zikaron/contract';
import { forwardRef, useImperativeHandle } from 'react';
import { useTranslate } from 'react-admin';
import { linkWords, PLAIN_FORMAT, type LetterEditorHandle, type LetterEditorProps } from '../letter-editor';
import { asHtml } from './from-letter';
import { PlainToolbar } from './PlainToolbar';
import { toMjml } from './to-mjml';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    code: false,
    // A letter points to whole addresses, and to links of ours: {{links.preferences}}.
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
];

/** A letter written as text, by keyboard alone and in every browser. */
const PlainLetter = forwardRef<LetterEditorHandle, LetterEditorProps>(function PlainLetter(props, ref) {
  const { letter, language, onDirty, onCaret } = props;
  const t = useTranslate();
  const editor = useEditor({
    extensions,
    content: asHtml(letter),
    editorProps: {
      attributes: {
        'aria-label': t('resources.templates.editor.modes.plain'),
        role: 'textbox',
        'aria-multiline': 'true',
        dir: language === 'he' ? 'rtl' : 'ltr',
        lang: language,
      },
    },
    onUpdate: () => onDirty(),
    onFocus: ({ editor: focused }) => onCaret((entry) => putField(focused, entry, language)),
  });
  useImperativeHandle(ref, () => ({
    read() {
      const design = editor.getHTML();
      return Promise.resolve({ mjml: toMjml(design, language), designJson: { format: PLAIN_FORMAT, design } });
    },
  }));
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <PlainToolbar editor={editor} />
      <Box sx={paper}>
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
});

export default PlainLetter;

/** A field of `links` becomes a link with words; every other one its braces. */
function putField(editor: Editor, { field, written }: MergeFieldEntry, language: 'en' | 'he'): void {
  const words = linkWords(field, language);
  const content = words
    ? { type: 'text', text: words, marks: [{ type: 'link', attrs: { href: `{{${field}}}` } }] }
    : { type: 'text', text: written };
  // At once: the command `focus` waits for a frame, in which a fast typist's next key still presses the field's button.
  editor.view.focus();
  editor.commands.insertContent(content);
}

const paper = {
  p: { xs: 2, sm: 4 },
  '& .ProseMirror': {
    minHeight: 440,
    maxWidth: 600,
    mx: 'auto',
    fontFamily: 'Georgia, serif',
    fontSize: '1.0625rem',
    lineHeight: 1.6,
  },
  '& .ProseMirror:focus': { outline: 'none' },
  '&:focus-within': {
    boxShadow: (theme: { palette: { primary: { main: string } } }) => `inset 0 0 0 3px ${theme.palette.primary.main}`,
  },
  '& .ProseMirror p': { mt: 0, mb: 2 },
  '& .ProseMirror h2': { fontSize: '1.625rem', fontWeight: 400, my: 1 },
  '& .ProseMirror h3': { fontSize: '1.3125rem', fontWeight: 400, my: 1 },
  '& .ProseMirror img': { maxWidth: '100%', height: 'auto' },
  '& .ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'primary.main' },
  '& .ProseMirror a': { color: 'primary.main' },
  '& .ProseMirror hr': { border: 0, borderTop: '1px solid', borderColor: 'divider', my: 2.5 },
};
