import { Box, Typography } from '@mui/material';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { typeInto, type LetterEditorHandle, type LetterEditorProps } from './letter-editor';

/** The source of a letter, in MJML or in HTML as it was begun, for those who write it themselves. */
export const HtmlLetter = forwardRef<LetterEditorHandle, LetterEditorProps>(function HtmlLetter(props, ref) {
  const { letter, editable, onDirty, onCaret } = props;
  const t = useTranslate();
  const input = useRef<HTMLTextAreaElement>(null);
  const kind = letter.mjml ? 'mjml' : 'html';
  useImperativeHandle(ref, () => ({ read: () => Promise.resolve({ [kind]: input.current?.value ?? '' }) }));
  return (
    <>
      <Typography id="html-hint" sx={{ color: 'text.secondary', mb: 1 }}>
        {t(`resources.templates.editor.${kind}Hint`)}
      </Typography>
      <Box
        component="textarea"
        ref={input}
        dir="ltr"
        spellCheck={false}
        aria-label={t('resources.templates.editor.modes.html')}
        aria-describedby="html-hint"
        readOnly={!editable}
        defaultValue={letter[kind] ?? ''}
        onChange={onDirty}
        onFocus={() => onCaret(({ written }) => input.current && typeInto(input.current, written))}
        sx={sourceLook}
      />
    </>
  );
});

const sourceLook = {
  display: 'block',
  width: '100%',
  minHeight: 600,
  p: 2,
  font: '15px/1.5 ui-monospace, Menlo, Consolas, monospace',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  resize: 'vertical',
};
