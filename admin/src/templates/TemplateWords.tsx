import { Box, TextField } from '@mui/material';
import { readLine } from '@zikaron/contract';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Choice } from '../forms/Choice';
import { besideMargin } from './letter/paper';
import { LineField } from './letter/LineField';
import { typeInto, type PutField } from './letter-editor';
import type { Whose } from './use-validation';
import type { Words } from './use-template-draft';

interface TemplateWordsProps {
  words: Words;
  whose: Whose;
  editable: boolean;
  onChange: (part: Partial<Words>) => void;
  onCaret: (put: PutField) => void;
}

/** The subject and the preview line: what an inbox shows of the letter. */
export function InboxLines({ words, ...given }: TemplateWordsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mb: 1.5, ...besideMargin }}>
      <LetterLine name="subject" value={words.subject} words={words} {...given} />
      <LetterLine name="preheader" value={words.preheader ?? ''} words={words} {...given} />
    </Box>
  );
}

/** The name under which the office keeps the letter, and the language in which it is written. */
export function NameAndLanguage({ words, editable, onChange }: Omit<TemplateWordsProps, 'whose' | 'onCaret'>) {
  const t = useTranslate();
  const label = (name: string) => t(`resources.templates.fields.${name}`);
  return (
    // On ground of its own: the pictures above are frames larger than what is shown of them.
    <Box sx={{ display: 'grid', gap: 1, position: 'relative', bgcolor: 'background.default' }}>
      <TextField
        label={label('name')}
        value={words.name}
        disabled={!editable}
        sx={{ my: 0 }}
        onChange={({ target }) => onChange({ name: target.value })}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
      />
      <Choice
        label={label('language')}
        value={words.language}
        disabled={!editable}
        sx={{ my: 0 }}
        onChange={(language) => onChange({ language })}
        choices={(['en', 'he'] as const).map((id) => ({ id, name: t(`languages.${id}`) }))}
      />
    </Box>
  );
}

type LetterLineProps = TemplateWordsProps & { name: 'subject' | 'preheader'; value: string };

/** A line that the editor cannot show whole is edited as it is written. */
function LetterLine({ name, value, words, whose, editable, onChange, onCaret }: LetterLineProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isShown] = useState(() => isReadableLine(value));
  const change = (text: string) => onChange({ [name]: text });
  if (isShown)
    return (
      <LineField
        {...{ name, value, whose, editable, onCaret }}
        language={words.language}
        onChange={change}
        key={words.language}
      />
    );
  return (
    <TextField
      label={t(`resources.templates.fields.${name}`)}
      value={value}
      disabled={!editable}
      inputRef={input}
      onChange={({ target }) => change(target.value)}
      onFocus={() => onCaret(({ written }) => input.current && typeInto(input.current, written))}
      slotProps={{ htmlInput: { dir: 'auto', maxLength: 500 } }}
    />
  );
}

function isReadableLine(source: string): boolean {
  try {
    readLine(source);
    return true;
  } catch {
    return false;
  }
}
