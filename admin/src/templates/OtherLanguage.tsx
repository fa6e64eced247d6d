import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Template } from '@zikaron/contract';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';

interface OtherLanguageProps {
  template: Pick<Template, 'id' | 'language' | 'otherLanguageId'>;
  editable: boolean;
}

/** Which template is the same letter in the other language: whoever reads that one gets it. Chosen, it is kept at once. */
export function OtherLanguage({ template: { id, language, otherLanguageId }, editable }: OtherLanguageProps) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [chosen, setChosen] = useState(otherLanguageId ?? '');
  const { data = [] } = useGetList<Template>('templates', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  const others = data.filter((one) => one.language !== language);
  const choose = (templateId: string) =>
    void act(
      async () => {
        await call(`/templates/${id}/other-language`, { method: 'PUT', body: { templateId: templateId || null } });
        setChosen(templateId);
        await queries.invalidateQueries({ queryKey: ['templates'] });
        toast(t('resources.templates.otherLanguage.saved'));
      },
      (reason) => reason,
    );
  const make = () =>
    void act(
      async () => {
        const made = await call<Template>(`/templates/${id}/other-language`, { method: 'POST', body: {} });
        setChosen(made.id);
        await queries.invalidateQueries({ queryKey: ['templates'] });
        toast(t('resources.templates.otherLanguage.made', { name: made.name }));
      },
      (reason) => reason,
    );
  const isPaired = others.some((one) => one.id === chosen);
  return (
    <Box>
      <LetterChoice
        language={language}
        isPaired={isPaired}
        chosen={chosen}
        editable={editable}
        busy={busy}
        others={others}
        choose={choose}
      />
      {isPaired && (
        <Button component={Link} to={`/app/templates/${chosen}`}>
          {t('resources.templates.otherLanguage.open')}
        </Button>
      )}
      {editable && !isPaired && (
        <Button onClick={make} disabled={busy}>
          {t(`resources.templates.otherLanguage.make.${language === 'en' ? 'he' : 'en'}`)}
        </Button>
      )}
    </Box>
  );
}

interface LetterChoiceProps {
  language: 'en' | 'he';
  isPaired: boolean;
  chosen: string;
  editable: boolean;
  busy: boolean;
  others: Template[];
  choose: (templateId: string) => undefined;
}

function LetterChoice({ language, isPaired, chosen, editable, busy, others, choose }: LetterChoiceProps) {
  const t = useTranslate();
  return (
    <TextField
      select
      label={t(`resources.templates.otherLanguage.${language === 'en' ? 'he' : 'en'}`)}
      helperText={t('resources.templates.otherLanguage.hint')}
      value={isPaired ? chosen : ''}
      disabled={!editable || busy || others.length === 0}
      fullWidth
      sx={{ my: 0 }}
      onChange={({ target }) => choose(target.value)}
    >
      <MenuItem value="">{t('resources.templates.otherLanguage.none')}</MenuItem>
      {others.map((one) => (
        <MenuItem key={one.id} value={one.id} dir="auto">
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
