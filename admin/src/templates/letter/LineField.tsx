import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { EditorContent, useEditor, type JSONContent } from '@tiptap/react';
import { readLine, writeLine, type LetterNode, type MergeFieldEntry } from '@zikaron/contract';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { directionOf } from '../../preferences';
import { Quiet } from '../../theme/Quiet';
import type { PutField } from '../letter-editor';
import type { Whose } from '../use-validation';
import { EditorMenus } from './EditorMenus';
import { lineExtensions } from './extensions';
import { chips } from './paper';
import { usePutMenu } from './use-put-menu';

interface LineFieldProps {
  name: 'subject' | 'preheader';
  value: string;
  language: 'en' | 'he';
  whose: Whose;
  editable: boolean;
  onChange: (source: string) => void;
  onCaret: (put: PutField) => void;
}

type KeyDown = ReturnType<typeof usePutMenu>['handleKeyDown'];

function useLine({ value, language, editable, onChange, onCaret }: LineFieldProps, id: string, handleKeyDown: KeyDown) {
  const first = useRef(value);
  return useEditor({
    extensions: lineExtensions,
    content: readLine(first.current) as JSONContent,
    editable,
    editorProps: {
      attributes: {
        'aria-labelledby': id,
        'aria-describedby': `${id}-hint`,
        role: 'textbox',
        dir: directionOf(language),
        lang: language,
      },
      handleKeyDown,
    },
    onUpdate: ({ editor: now }) => onChange(writeLine(now.getJSON() as LetterNode)),
    onFocus: ({ editor: focused }) => onCaret((entry) => focused.chain().focus().insertContent(asField(entry)).run()),
  });
}

/** The subject or the preview line, with the same chips as the letter. */
export function LineField(props: LineFieldProps) {
  const { name, language, whose } = props;
  const t = useTranslate();
  const id = useId();
  const menu = usePutMenu();
  const label = t(`resources.templates.fields.${name}`);
  const hint = t(`resources.templates.${name}Hint`);
  const editor = useLine(props, id, menu.handleKeyDown);
  return (
    <Box sx={{ display: { sm: 'grid' }, gridTemplateColumns: '8.5rem minmax(0, 1fr)', alignItems: 'center' }}>
      <Quiet id={id}>{label}</Quiet>
      <Box sx={line} title={hint}>
        <EditorContent editor={editor} />
      </Box>
      <Box id={`${id}-hint`} sx={visuallyHidden}>
        {hint}
      </Box>
      <EditorMenus editor={editor} language={language} whose={whose} put={menu} />
    </Box>
  );
}

/** A line holds no links: it is what an inbox shows. */
const asField = ({ written }: MergeFieldEntry) => ({
  type: 'field',
  attrs: { written: written.slice(2, -2), fallback: null },
});

const line = {
  ...chips,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  px: 1.5,
  py: 1,
  minHeight: 46,
  '& p': { m: 0 },
  '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main' },
  '& .note': {
    font: 'inherit',
    fontSize: '.875rem',
    color: 'text.secondary',
    bgcolor: 'action.hover',
    border: 0,
    borderRadius: '4px',
    marginInline: '4px',
    px: 0.75,
    minHeight: { xs: 44, md: 24 },
    cursor: 'pointer',
  },
  // What the family at hand is not told shows while the line is written in.
  '&:not(:focus-within) .left-out, &:not(:focus-within) .note': { display: 'none' },
  '& .left-out, & .left-out .field': { color: 'text.secondary', bgcolor: 'transparent', boxShadow: 'none' },
};
