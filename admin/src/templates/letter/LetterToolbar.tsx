import BoldIcon from '@mui/icons-material/FormatBold';
import DividerIcon from '@mui/icons-material/HorizontalRule';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMenu } from '../../lists/useMenu';
import { caretStays } from './caret-stays';
import { CONDITIONS, putUnder, wordsOfCondition, type Chosen } from './conditions';
import { choiceInWords } from './in-words';
import { LinkDialog } from './LinkDialog';
import { PictureButton } from './PictureButton';
import { moveFocus } from './move-focus';
import { ToolButton } from './ToolButton';

interface Tool {
  name: string;
  icon: ReactNode;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
}

const mark = (name: 'bold' | 'italic' | 'underline', icon: ReactNode): Tool => ({
  name,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});

const TOOLS: Tool[] = [
  mark('bold', <BoldIcon />),
  mark('italic', <ItalicIcon />),
  mark('underline', <UnderlineIcon />),
  {
    name: 'divider',
    icon: <DividerIcon />,
    run: (editor) => editor.chain().focus().insertContent({ type: 'rule' }).run(),
  },
  { name: 'undo', icon: <UndoIcon />, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: <RedoIcon />, run: (editor) => editor.chain().focus().redo().run() },
];

const whichAreOn = ({ editor }: { editor: Editor }): Record<string, boolean | null> =>
  Object.fromEntries(TOOLS.map(({ name, isOn }) => [name, isOn?.(editor) ?? null]));

/** The tools above the paper: one stop for the keyboard, with arrows from one to the next. */
export function LetterToolbar({ editor }: { editor: Editor }) {
  const t = useTranslate();
  const on = useEditorState({ editor, selector: whichAreOn });
  const [linking, setLinking] = useState(false);
  const label = (name: string) => t(`resources.templates.editor.tools.${name}`);
  return (
    <Box role="toolbar" aria-label={t('resources.templates.editor.toolbar')} onKeyDown={moveFocus} sx={bar}>
      <OnlyWhen editor={editor} />
      {TOOLS.map(({ name, icon, run }) => (
        <ToolButton
          key={name}
          label={label(name)}
          pressed={on[name] ?? null}
          onClick={() => run(editor)}
          icon={icon}
          tabIndex={-1}
        />
      ))}
      <ToolButton
        label={label('link')}
        pressed={editor.isActive('link')}
        onClick={() => setLinking(true)}
        icon={<LinkIcon />}
        tabIndex={-1}
      />
      <PictureButton editor={editor} label={label('picture')} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  );
}

/** Puts what is chosen in the letter under a condition. The caret stays in the letter. */
function OnlyWhen({ editor }: { editor: Editor }) {
  const t = useTranslate();
  const { open, close, menu } = useMenu();
  const choose = (condition: Chosen) => () => {
    close();
    putUnder(editor, condition);
  };
  return (
    <>
      <Button size="small" aria-haspopup="menu" onMouseDown={caretStays} onClick={open}>
        {t('resources.templates.letter.onlyWhen')}
      </Button>
      <Menu {...menu}>
        {CONDITIONS.map((one) => (
          <MenuItem key={wordsOfCondition(one)} onClick={choose(one)}>
            {choiceInWords(t, one)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  mb: 1,
};
