import { Divider, Menu, MenuItem } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'react-admin';
import { changeCondition, CONDITIONS, wordsOfCondition, type Chosen } from './conditions';
import { choiceInWords } from './in-words';
import type { Note } from './use-showing';

/** Chooses another condition for what a note in the margin speaks of, or none. */
export function ConditionMenu({ editor, note, onClose }: { editor: Editor; note: Note | null; onClose: () => void }) {
  const t = useTranslate();
  const choose = (chosen: Chosen | null) => {
    if (note) changeCondition(editor, note.pos, note.group, chosen);
    onClose();
  };
  return (
    <Menu
      open={note !== null}
      anchorEl={note?.anchor ?? null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('resources.templates.letter.when') } }}
    >
      {CONDITIONS.map((one) => (
        <MenuItem key={wordsOfCondition(one)} onClick={() => choose(one)}>
          {choiceInWords(t, one)}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={() => choose(null)}>{t('resources.templates.letter.always')}</MenuItem>
    </Menu>
  );
}
