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
  return (
    <Box component="section" aria-labelledby="own-rules" sx={{ mt: 2 }}>
      <Typography variant="h6" component="h2" id="own-rules">
        {t('resources.yahrzeits.ownRules')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('resources.yahrzeits.ownRulesText')}
      </Typography>
      <Columns>
        {(Object.keys(RULES) as (keyof typeof RULES)[]).map((rule) => (
          <RuleInput key={rule} of={`rules.${rule}`} answers={RULES[rule]} common={congregation?.rules[rule]} />
        ))}
        <RuleInput of="serviceRule" answers={SERVICE_RULES} common={congregation?.serviceRule} />
      </Columns>
    </Box>
  );
}

const hasOwn = (rules: YahrzeitFormValues['rules']): boolean => Object.values(rules ?? {}).some(Boolean);

interface RuleInputProps {
  of: `rules.${keyof typeof RULES}` | 'serviceRule';
  answers: readonly string[];
  /** What the congregation keeps. */
  common: string | undefined;
}

function RuleInput({ of, answers, common }: RuleInputProps) {
  const t = useTranslate();
  const words = `settings.rules.${of.replace('rules.', '')}`;
  const answer = common ? t(`${words}.answers.${common}`) : '';
  return (
    <SelectInput
      source={of}
      label={t(`${words}.label`)}
      helperText={t(`${words}.hint`)}
      emptyText={t('resources.yahrzeits.asCongregation', { answer })}
      choices={answers.map((id) => ({ id, name: `${words}.answers.${id}` }))}
    />
  );
}
