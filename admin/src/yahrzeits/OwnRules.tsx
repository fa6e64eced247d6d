import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { SelectInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useAccount } from '../api/account';
import { Columns } from '../forms/RecordForm';
import { RULES, SERVICE_RULES } from '../settings/rules';
import type { YahrzeitFormValues } from './form-values';

/** What one family keeps otherwise than the congregation: closed until there is something, or somebody asks. */
export function OwnRules() {
  const t = useTranslate();
  const { getValues } = useFormContext<YahrzeitFormValues>();
  const congregation = useAccount().data?.organization;
  const [open, setOpen] = useState(() => Boolean(getValues('serviceRule')) || hasOwn(getValues('rules')));
  if (!open) {
    return (
      <Button aria-expanded={false} onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        {t('resources.yahrzeits.ownRules')}
      </Button>
    );
  }
  const select = (source: string, rule: string, answers: readonly string[], common: string | undefined) => (
    <SelectInput
      key={rule}
      source={source}
      label={t(`settings.rules.${rule}.label`)}
      helperText={t(`settings.rules.${rule}.hint`)}
      emptyText={t('resources.yahrzeits.asCongregation', {
        answer: common ? t(`settings.rules.${rule}.answers.${common}`) : '',
      })}
      choices={answers.map((id) => ({ id, name: `settings.rules.${rule}.answers.${id}` }))}
    />
  );
  return (
    <Box component="section" aria-labelledby="own-rules" sx={{ mt: 2 }}>
      <Typography variant="h6" component="h2" id="own-rules">
        {t('resources.yahrzeits.ownRules')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('resources.yahrzeits.ownRulesText')}
      </Typography>
      <Columns>
        {Object.entries(RULES).map(([rule, answers]) =>
          select(`rules.${rule}`, rule, answers, congregation?.rules[rule as keyof typeof RULES]),
        )}
        {select('serviceRule', 'serviceRule', SERVICE_RULES, congregation?.serviceRule)}
      </Columns>
    </Box>
  );
}

const hasOwn = (rules: YahrzeitFormValues['rules']): boolean => Object.values(rules ?? {}).some(Boolean);
