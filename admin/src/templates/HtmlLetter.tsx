import { Box, Typography } from '@mui/material';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { typeInto, type LetterEditorHandle, type LetterEditorProps } from './letter-editor';

/** A letter as HTML, for those who write it themselves. */
export const HtmlLetter = forwardRef<LetterEditorHandle, LetterEditorProps>(function HtmlLetter(props, ref) {
  const { letter, onDirty, onCaret } = props;
  const t = useTranslate();
  const input = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ read: () => Promise.resolve({ html: input.current?.value ?? '' }) }));
  return (
    <>
      <Typography id="html-hint" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('resources.templates.editor.htmlHint')}
      </Typography>
      <Box
        component="textarea"
        ref={input}
        dir="ltr"
        spellCheck={false}
        aria-label={t('resources.templates.editor.modes.html')}
        aria-describedby="html-hint"
        defaultValue={letter.html ?? ''}
        onChange={onDirty}
        onFocus={() => onCaret(({ written }) => input.current && typeInto(input.current, written))}
        sx={{
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
        }}
      />
    </>
  );
});
