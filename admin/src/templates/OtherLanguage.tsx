import { Box, Button } from '@mui/material';
import type { Template } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useChange } from '../forms/useChange';
import { Choice } from '../forms/Choice';
import { LinkButton } from '../lists/LinkButton';
import { useTemplates } from './TemplateChoice';

interface OtherLanguageProps {
  template: Pick<Template, 'id' | 'language' | 'otherLanguageId'>;
  editable: boolean;
}

/** Which template is the same letter in the other language: whoever reads that one gets it. Chosen, it is kept at once. */
export function OtherLanguage({ template: { id, language, otherLanguageId }, editable }: OtherLanguageProps) {
  const t = useTranslate();
  const { busy, pair, chosen } = usePairing(id, otherLanguageId);
  const others = useTemplates().filter((one) => one.language !== language);
  const isPaired = others.some((one) => one.id === chosen);
  const word = (key: string) => t(`resources.templates.otherLanguage.${key}`);
  const other = language === 'en' ? 'he' : 'en';
  return (
    <Box>
      <Choice
        label={word(other)}
        helperText={word('hint')}
        value={isPaired ? chosen : ''}
        disabled={!editable || busy || others.length === 0}
        onChange={(templateId) => pair('PUT', { templateId: templateId || null })}
        none={word('none')}
        choices={others}
        sx={{ my: 0 }}
      />
      {isPaired && <LinkButton to={`/app/templates/${chosen}`} label={word('open')} />}
      {editable && !isPaired && (
        <Button onClick={() => pair('POST', {})} disabled={busy}>
          {word(`make.${other}`)}
        </Button>
      )}
    </Box>
  );
}

/** Says which letter it is, or has it made: the server answers with it. */
function usePairing(id: string, otherLanguageId: string | null) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(otherLanguageId ?? '');
  const { busy, change } = useChange(['templates']);
  const pair = (method: 'PUT' | 'POST', body: { templateId?: string | null }) =>
    void change(async () => {
      const made = await call<Template>(`/templates/${id}/other-language`, { method, body });
      setChosen(method === 'POST' ? made.id : (body.templateId ?? ''));
      return t(`resources.templates.otherLanguage.${method === 'POST' ? 'made' : 'saved'}`, { name: made?.name });
    });
  return { busy, chosen, pair };
}
