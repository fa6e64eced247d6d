import { Box, Card, MenuItem, TextField } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { typeInto, type PutField } from './letter-editor';
import type { Words } from './use-template-draft';

interface TemplateWordsProps {
  words: Words;
  onChange: (part: Partial<Words>) => void;
  onCaret: (put: PutField) => void;
}

/** Name, language, subject and preview line; the last two are templates themselves and take fields of the panel. */
export function TemplateWords({ words, onChange, onCaret }: TemplateWordsProps) {
  const t = useTranslate();
  const label = (name: string) => t(`resources.templates.fields.${name}`);
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr' }, columnGap: 3 }}>
        <TextField
          label={label('name')}
          value={words.name}
          margin="dense"
          onChange={({ target }) => onChange({ name: target.value })}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
        />
        <TextField
          select
          label={label('language')}
          value={words.language}
          margin="dense"
          onChange={({ target }) => onChange({ language: target.value as Words['language'] })}
        >
          {['en', 'he'].map((id) => (
            <MenuItem key={id} value={id}>
              {t(`languages.${id}`)}
            </MenuItem>
          ))}
        </TextField>
        <LetterLine
          name="subject"
          value={words.subject}
          onChange={(subject) => onChange({ subject })}
          onCaret={onCaret}
        />
        <LetterLine
          name="preheader"
          value={words.preheader ?? ''}
          onChange={(preheader) => onChange({ preheader })}
          onCaret={onCaret}
        />
      </Box>
    </Card>
  );
}

interface LetterLineProps {
  name: 'subject' | 'preheader';
  value: string;
  onChange: (text: string) => void;
  onCaret: (put: PutField) => void;
}

function LetterLine({ name, value, onChange, onCaret }: LetterLineProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      label={t(`resources.templates.fields.${name}`)}
      helperText={t(`resources.templates.${name}Hint`)}
      value={value}
      margin="dense"
      inputRef={input}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => onCaret(({ written }) => input.current && typeInto(input.current, written))}
      slotProps={{ htmlInput: { dir: 'auto', maxLength: 500 } }}
    />
  );
}
