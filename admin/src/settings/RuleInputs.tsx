import { Alert, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { OrganizationSettings, SettingsChoices } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChosenInput } from '../forms/ChosenInput';
import { useMay } from '../api/account';
import { Columns } from '../forms/RecordForm';
import { CustomsPreviewDialog } from './CustomsPreviewDialog';
import { CALENDARS, RULES, SERVICE_RULES } from './rules';
import { useSetting } from './useSetting';

type Rules = OrganizationSettings['rules'];
type Calendar = OrganizationSettings['calendar'];

/** The customs of the congregation: a set to start from, each rule by itself, and what a change would move. */
export function RuleInputs({ saved, presets }: { saved: OrganizationSettings; presets: SettingsChoices['presets'] }) {
  const ofRule = useRule();
  const mayWrite = useMay('organization:write');
  const [rules, serviceRule, calendar] = useWatch({ name: ['rules', 'serviceRule', 'calendar'] }) as [
    Rules,
    OrganizationSettings['serviceRule'],
    Calendar,
  ];
  const [looking, setLooking] = useState(false);
  const changed = serviceRule !== saved.serviceRule || !same(rules, saved.rules);
  return (
    <>
      {mayWrite && <Presets presets={presets} rules={rules} calendar={calendar} />}
      <Columns>
        {Object.entries(RULES).map(([rule, answers]) => (
          <ChosenInput key={rule} {...ofRule(rule, answers, `rules.${rule}`)} />
        ))}
        <ChosenInput {...ofRule('calendar', CALENDARS)} />
        <ChosenInput {...ofRule('serviceRule', SERVICE_RULES)} />
      </Columns>
      {changed && <ChangedCustoms setLooking={setLooking} />}
      {looking && <CustomsPreviewDialog wanted={{ rules, serviceRule }} onClose={() => setLooking(false)} />}
    </>
  );
}

function ChangedCustoms({ setLooking }: { setLooking: (next: boolean) => void }) {
  const t = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" onClick={() => setLooking(true)}>
          {t('settings.preview.show')}
        </Button>
      }
    >
      {t('settings.preview.changed')}
    </Alert>
  );
}

/** The same for each rule: its name, when it matters, what it may say. */
function useRule() {
  const t = useTranslate();
  const field = useSetting();
  return (rule: string, answers: readonly string[], source = rule) => ({
    ...field(source, `settings.rules.${rule}.label`),
    helperText: t(`settings.rules.${rule}.hint`),
    choices: answers.map((id) => ({ id, name: `settings.rules.${rule}.answers.${id}` })),
  });
}

const same = (one: Rules, other: Rules): boolean =>
  Object.keys(RULES).every((rule) => one[rule as keyof Rules] === other[rule as keyof Rules]);

interface PresetsProps {
  presets: SettingsChoices['presets'];
  rules: Rules;
  calendar: Calendar;
}

const hintLook = { color: 'text.secondary', fontSize: '.9375rem', mb: 1.5 };

/** Sets the calendar and every rule at once. What is pressed is what the form says now, not what was clicked. */
function Presets({ presets, rules, calendar }: PresetsProps) {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const names = Object.keys(presets) as (keyof typeof presets)[];
  const choose = (name: keyof typeof presets) => {
    setValue('calendar', presets[name].calendar, { shouldDirty: true });
    for (const [rule, answer] of Object.entries(presets[name].rules))
      setValue(`rules.${rule}`, answer, { shouldDirty: true });
  };
  return (
    <>
      <Typography id="presets" sx={{ fontSize: '.9375rem', fontWeight: 600 }}>
        {t('settings.presets.label')}
      </Typography>
      <ToggleButtonGroup
        aria-labelledby="presets"
        sx={groupLook}
        value={names.filter((name) => presets[name].calendar === calendar && same(presets[name].rules, rules))}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name} onClick={() => choose(name)}>
            {t(`settings.presets.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography sx={hintLook}>{t('settings.presets.hint')}</Typography>
    </>
  );
}

const groupLook = {
  flexWrap: 'wrap',
  my: 0.5,
  '& .MuiToggleButton-root': { minHeight: 46, px: 2, textTransform: 'none', fontSize: '1rem' },
};
