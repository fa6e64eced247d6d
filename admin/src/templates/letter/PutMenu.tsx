import { Autocomplete, Box, Popover, TextField, type PopperProps } from '@mui/material';
import type { Editor } from '@tiptap/react';
import type { MergeFieldEntry } from '@zikaron/contract';
import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMergeFields } from '../../merge-fields/use-merge-fields';
import { Quiet } from '../../theme/Quiet';
import type { Whose } from '../use-validation';
import { CONDITIONS, putUnder, type Chosen } from './conditions';
import { contentFor, fieldsToPut } from './fields';
import { choiceInWords, fieldInWords } from './in-words';
import { useFilled } from './use-filled';

interface PutMenuProps {
  editor: Editor;
  language: 'en' | 'he';
  whose: Whose;
  /** Where the caret stands in the window; null while the menu is closed. */
  at: { top: number; left: number } | null;
  onClose: () => void;
}

type Choice = { words: string; group: string } & (
  { field: MergeFieldEntry; value: string | undefined } | { condition: Chosen }
);

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
  const choices = useChoices(language, whose);
  const text = (key: string) => t(`resources.templates.letter.${key}`);
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
        renderOption={({ key, ...props }, choice) => <ChoiceLine key={key} props={props} choice={choice} />}
        renderInput={(props) => <TextField {...props} autoFocus label={text('putInHere')} sx={{ my: 0 }} />}
      />
    </Box>
  );
}

const ChoiceLine = ({ props, choice }: { props: HTMLAttributes<HTMLLIElement>; choice: Choice }) => (
  <Box component="li" {...props} sx={{ display: 'block !important' }}>
    {choice.words}
    {'field' in choice && <Quiet dir="auto">{choice.value}</Quiet>}
  </Box>
);

/** The fields, each with what it says to this family, and the conditions. */
function useChoices(language: PutMenuProps['language'], whose: Whose): Choice[] {
  const t = useTranslate();
  const { data = {} } = useMergeFields(language);
  const fields = fieldsToPut(data);
  const { filled } = useFilled({ language, whose, expressions: fields.map(({ written }) => written) });
  const [putIn, when] = [t('resources.templates.letter.putIn'), t('resources.templates.letter.when')];
  return [
    ...fields.map((field) => {
      const [words, value] = [fieldInWords(t, field.field), filled[field.written]];
      return { field, words, value, group: putIn };
    }),
    ...CONDITIONS.map((condition) => ({ condition, words: choiceInWords(t, condition), group: when })),
  ];
}

/** The list stands below its field, not over the page. */
const Below = ({ children }: PopperProps) => (
  <Box sx={{ '& .MuiPaper-root': { boxShadow: 'none' }, '& .MuiAutocomplete-listbox': { maxHeight: 300 } }}>
    {children as ReactNode}
  </Box>
);
