import { Alert, Link as TextLink, List, ListItem, Typography } from '@mui/material';
import type { RestoredArchive } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatCivil, todayIn } from '../dates/civil';
import { useTimezone } from '../dates/When';

/** What came with the archive, what waits for a person, and who signed in there. */
export function Restored({ restored }: { restored: RestoredArchive }) {
  const t = useTranslate();
  const { held, members } = restored;
  return (
    <Alert severity="success" icon={false}>
      <WhatCame restored={restored} />
      <Typography sx={{ mb: 1 }}>{t('settings.bring.off')}</Typography>
      {held > 0 && (
        <Typography sx={{ mb: 1 }}>
          <TextLink component={Link} to={`/app/emails?filter=${encodeURIComponent('{"status":"uncertain"}')}`}>
            {t('settings.bring.held', { smart_count: held })}
          </TextLink>
        </Typography>
      )}
      <Typography>{t('settings.bring.members')}</Typography>
      <Members members={members} />
      <Typography>{t('settings.bring.anew')}</Typography>
    </Alert>
  );
}

function WhatCame({ restored: { name, exportedAt, files } }: { restored: RestoredArchive }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timezone = useTimezone();
  const day = formatCivil(todayIn(timezone, new Date(exportedAt)), locale, 'month');
  const count = (file: string) => (files.find((one) => one.name === file)?.rows ?? 0).toLocaleString(locale);
  const counts = { yahrzeits: count('yahrzeits.csv'), contacts: count('contacts.csv'), letters: count('emails.csv') };
  return (
    <Typography sx={{ mb: 1 }}>
      {t('settings.bring.done', { name, day })} {t('settings.bring.counts', counts)}
    </Typography>
  );
}

function Members({ members }: Pick<RestoredArchive, 'members'>) {
  const t = useTranslate();
  return (
    <List dense disablePadding>
      {members.map(({ email, name, role }) => (
        <ListItem key={email} disableGutters>
          <span>
            {name && (
              <>
                <bdi>{name}</bdi>
                {' · '}
              </>
            )}
            <bdi>{email}</bdi> · {t(`settings.bring.roles.${role}`, { _: role })}
          </span>
        </ListItem>
      ))}
    </List>
  );
}
