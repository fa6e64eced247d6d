import { Box, Typography } from '@mui/material';
import type { SheetLink, SheetLinkDraft } from '@zikaron/contract';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { Columns, RecordForm } from '../forms/RecordForm';
import { useDone } from '../forms/useChange';
import { Loaded } from '../lists/Loaded';
import { PrivateAddress } from '../lists/PrivateAddress';
import { RowsSkeleton } from '../lists/skeletons';

const PATH = 'sheet-links';

/** The private addresses at which spreadsheets read the list by themselves: made, copied, revoked. */
export function SheetLinks() {
  const t = useTranslate();
  // Begun anew after each that was made, and never because an answer came late: somebody types meanwhile.
  const [made, setMade] = useState(0);
  const answer = useAnswer<{ data: SheetLink[] }>([PATH], `/${PATH}?range=[0,99]`);
  return (
    <Box component="section" aria-labelledby="sheet" sx={{ mt: 6, maxWidth: 900 }}>
      <Typography variant="h2" id="sheet">
        {t('sheet.title')}
      </Typography>
      <Typography color="text.secondary">{t('sheet.text')}</Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('sheet.where')} <bdi dir="ltr">=IMPORTDATA("…")</bdi>
      </Typography>
      <NewAddress key={made} onMade={() => setMade(made + 1)} />
      <Loaded answer={answer} shape={<RowsSkeleton rows={1} />}>
        {({ data }) => data.map((link) => <Line key={link.id} link={link} />)}
      </Loaded>
    </Box>
  );
}

function Line({ link }: { link: SheetLink }) {
  const t = useTranslate();
  return (
    <PrivateAddress link={link} path={PATH} words="sheet" label={link.label}>
      <Moment at={link.createdAt} /> · {t('calendars.by', { name: link.createdBy })} ·{' '}
      {link.opened ? t('sheet.opened', { smart_count: link.opened }) : t('sheet.notOpened')}
      {link.lastOpenedAt && (
        <>
          {' '}
          (<Moment at={link.lastOpenedAt} />)
        </>
      )}
    </PrivateAddress>
  );
}

function NewAddress({ onMade }: { onMade: () => void }) {
  const t = useTranslate();
  const done = useDone([PATH]);
  const save = async (body: SheetLinkDraft, key: string) => {
    await call(`/${PATH}`, { method: 'POST', key, body });
    await done(t('sheet.made'));
    onMade();
  };
  return (
    <RecordForm
      record={{ label: '' }}
      save={save}
      failed={t('sheet.failed')}
      saveLabel={t('sheet.make')}
      requires={['label']}
    >
      <Columns>
        <TextInput
          source="label"
          label={t('sheet.label')}
          helperText={t('sheet.labelHint')}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Columns>
    </RecordForm>
  );
}
