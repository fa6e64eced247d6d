import BoldIcon from '@mui/icons-material/FormatBold';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import CenterIcon from '@mui/icons-material/FormatAlignCenter';
import DividerIcon from '@mui/icons-material/HorizontalRule';
import HeadingIcon from '@mui/icons-material/Title';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import UndoIcon from '@mui/icons-material/Undo';
import { Box } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LinkDialog } from './LinkDialog';
import { PictureButton } from './PictureButton';
import { ToolButton } from './ToolButton';

interface Tool {
  name: string;
  icon: ReactNode;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
}

const TOOLS: Tool[] = [
  {
    name: 'bold',
    icon: <BoldIcon />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: <ItalicIcon />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    icon: <UnderlineIcon />,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: 'heading',
    icon: <HeadingIcon />,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    name: 'center',
    icon: <CenterIcon />,
    run: (editor) => editor.chain().focus().toggleTextAlign('center').run(),
    isOn: (editor) => editor.isActive({ textAlign: 'center' }),
  },
  {
    name: 'bullets',
    icon: <BulletsIcon />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: <NumbersIcon />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: <QuoteIcon />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: 'divider', icon: <DividerIcon />, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { name: 'undo', icon: <UndoIcon />, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: <RedoIcon />, run: (editor) => editor.chain().focus().redo().run() },
];

/** The buttons above a plain letter; each has its usual key too. */
export function PlainToolbar({ editor }: { editor: Editor }) {
  const t = useTranslate();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => Object.fromEntries(TOOLS.map(({ name, isOn }) => [name, isOn?.(now) ?? null])),
  });
  const [linking, setLinking] = useState(false);
  const label = (name: string) => t(`resources.templates.editor.tools.${name}`);
  return (
    <Box
      role="toolbar"
      aria-label={t('resources.templates.editor.toolbar')}
      sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {TOOLS.map(({ name, icon, run }) => (
        <ToolButton key={name} label={label(name)} pressed={on[name] ?? null} onClick={() => run(editor)} icon={icon} />
      ))}
      <ToolButton
        label={label('link')}
        pressed={editor.isActive('link')}
        onClick={() => setLinking(true)}
        icon={<LinkIcon />}
      />
      <PictureButton editor={editor} label={label('picture')} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  );
}
