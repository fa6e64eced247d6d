import { Box, Typography } from '@mui/material';
import { isolated, type NotReadName, type ReadReason, type ServiceName } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { LinkButton } from '../lists/LinkButton';

/** Why a name is read or not, in the reader's language, and where that is changed for everybody or for the record. */
export interface Why {
  readonly words: readonly string[];
  readonly ways: readonly { readonly to: string; readonly label: string }[];
}

/** What the congregation's own settings say, and a person may change for everybody. */
const BY_POLICY: readonly (ReadReason | NotReadName['reason'])[] = [
  ...(['relation', 'plaque', 'nobodyObserves', 'recentDeath', 'onceAYear', 'formerMember', 'noService'] as const),
];
export const isByPolicy = (reason: ReadReason | NotReadName['reason']): boolean => BY_POLICY.includes(reason);

export const POLICY = '/app/settings#services';
const RULES = '/app/settings#section-rules';

/** "Dina and Joel"; Hebrew is joined to a Latin name by a maqaf. */
const together = (locale: string, people: readonly { name: string }[]): string =>
  new Intl.ListFormat(locale).format(people.map(({ name }) => isolated(name))).replace(/ ו-(?=\u2068)/, ' ו־');

/** Of a name on a list; `null` on a day of Yizkor, where nobody asks. */
export function useWhyRead(): (name: ServiceName) => Why | null {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const maySet = useMay('organization:write');
  return ({ yahrzeitId, because, decision, mourningEnd, observers }) => {
    if (!because) return null;
    const { reason, at, serviceRule } = because;
    const decided = reason === 'decided' ? (decision ?? mourningEnd) : null;
    const families = together(locale, observers);
    const reasons = decided
      ? [t('serviceList.notRead.by', { name: isolated(decided.by) }), decided.reason]
      : [
          reason === 'observed' && families
            ? t('serviceList.why.observedBy', { names: families })
            : t(`serviceList.why.reasons.${reason}`),
        ];
    const words = [
      ...reasons,
      serviceRule && t(`settings.rules.serviceRule.answers.${serviceRule.rule}`),
      serviceRule?.own && t('serviceList.why.ownRule'),
      at === 'day' && t('serviceList.why.day'),
    ];
    const ways = [
      maySet && isByPolicy(reason) && { to: POLICY, label: t('serviceList.notRead.policy') },
      serviceRule?.own && { to: `/app/yahrzeits/${yahrzeitId}`, label: t('serviceList.why.record') },
      maySet && serviceRule && !serviceRule.own && { to: RULES, label: t('serviceList.why.rules') },
    ];
    return { words: words.filter((word) => typeof word === 'string'), ways: ways.filter((way) => !!way) };
  };
}

/** Of a name that is left out. */
export function useWhyNotRead(): (name: NotReadName) => Why {
  const t = useTranslate();
  const maySet = useMay('organization:write');
  return ({ reason, note, decidedBy }) => ({
    words: [
      t(`serviceList.notRead.reasons.${reason}`),
      ...(note ? [note] : []),
      ...(decidedBy ? [t('serviceList.notRead.by', { name: isolated(decidedBy) })] : []),
    ],
    ways: maySet && isByPolicy(reason) ? [{ to: POLICY, label: t('serviceList.notRead.policy') }] : [],
  });
}

/** The reason in one line, each part in its own direction. */
export function WhyLine({ why: { words } }: { why: Why }) {
  return words.map((word, at) => (
    <span key={word}>
      {at > 0 && ' · '}
      <bdi>{word}</bdi>
    </span>
  ));
}

/** On top of the dialog that changes it. */
export function WhyNote({ why }: { why: Why | null }) {
  if (!why) return null;
  return (
    <Box sx={{ mb: 1 }}>
      <Typography color="text.secondary">
        <WhyLine why={why} />
      </Typography>
      {why.ways.map(({ to, label }) => (
        <LinkButton key={to} to={to} size="small" sx={{ marginInlineStart: -1, marginInlineEnd: 2 }} label={label} />
      ))}
    </Box>
  );
}
