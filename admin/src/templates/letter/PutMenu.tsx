import { Autocomplete, Box, Popover, TextField, type PopperProps } from '@mui/material';
import type { Editor } from '@tiptap/react';
import type { MergeFieldEntry } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMergeFields } from '../../merge-fields/use-merge-fields';
import type { Whose } from '../use-validation';
import { CONDITIONS, putUnder, wordsOfCondition, type Chosen } from './conditions';
import { contentFor, fieldsToPut } from './fields';
import { fieldInWords } from './in-words';
import { useFilled } from './use-filled';

interface PutMenuProps {
  editor: Editor;
  language: 'en' | 'he';
  whose: Whose;
  /** Where the caret stands in the window; null while the menu is closed. */
  at: { top: number; left: number } | null;
  onClose: () => void;
}

type Choice = { words: string; group: string } & ({ field: MergeFieldEntry } | { condition: Chosen });

/** What `/` offers in a letter: its fields by name, and the conditions under which a sentence may stand. */
export function PutMenu({ at, onClose, ...given }: PutMenuProps) {
  return (
    <Popover
      open={at !== null}
      anchorReference="anchorPosition"
      anchorPosition={at ?? { top: 0, left: 0 }}
      onClose={onClose}
    >
      <Choices {...given} onClose={onClose} />
    </Popover>
  );
}

function Choices({ editor, language, whose, onClose }: Omit<PutMenuProps, 'at'>) {
  const t = useTranslate();
  const { data = {} } = useMergeFields(language);
  const fields = fieldsToPut(data);
  const filled = useFilled({ language, whose, expressions: fields.map(({ written }) => written) });
  const text = (key: string, more = {}) => t(`resources.templates.letter.${key}`, more);
  const choices: Choice[] = [
    ...fields.map((field) => ({ field, words: fieldInWords(t, field.field), group: text('putIn') })),
    ...CONDITIONS.map((condition) => ({
      condition,
      words: text('only', { when: text(`conditions.${wordsOfCondition(condition)}`) }),
      group: text('when'),
    })),
  ];
  const choose = (choice: Choice) => {
    onClose();
    if ('field' in choice) editor.chain().focus().insertContent(contentFor(choice.field, language)).run();
    else putUnder(editor, choice.condition);
  };
  return (
    <Box sx={{ width: 340, maxWidth: '90vw', p: 1.5 }}>
      <Autocomplete<Choice>
        open
        disablePortal
        autoHighlight
        options={choices}
        groupBy={({ group }) => group}
        getOptionLabel={({ words }) => words}
        onChange={(_, choice) => choice && choose(choice)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        noOptionsText={text('nothingFound')}
        slots={{ popper: Below }}
        renderOption={({ key, ...props }, choice) => (
          <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
            {choice.words}
            {'field' in choice && (
              <Box dir="auto" sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
                {filled[choice.field.written]}
              </Box>
            )}
          </Box>
        )}
        renderInput={(props) => <TextField {...props} autoFocus label={text('putInHere')} sx={{ my: 0 }} />}
      />
    </Box>
  );
}

/** The list stands below its field, not over the page. */
const Below = ({ children }: PopperProps) => (
  <Box sx={{ '& .MuiPaper-root': { boxShadow: 'none' }, '& .MuiAutocomplete-listbox': { maxHeight: 300 } }}>
    {children as ReactNode}
  </Box>
);
