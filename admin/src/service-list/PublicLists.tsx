import { Box, Typography } from '@mui/material';
import { publicNames, type ListLink, type ListLinkDraft } from '@zikaron/contract';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { ChosenInput } from '../forms/ChosenInput';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { Columns, RecordForm } from '../forms/RecordForm';
import { useDone } from '../forms/useChange';
import { Loaded } from '../lists/Loaded';
import { PrivateAddress } from '../lists/PrivateAddress';
import { RowsSkeleton } from '../lists/skeletons';

const PATH = 'list-links';
const WORDS = 'serviceList.publicLists';
const ENDINGS = ['.html', '.txt', '.json', '.rss', '.docx'] as const;

/** The public addresses of the list: made, copied, revoked. */
export function PublicLists({ language }: { language: 'en' | 'he' }) {
  const t = useTranslate();
  // Begun anew after each that was made, and never because an answer came late: somebody types meanwhile.
  const [made, setMade] = useState(0);
  const answer = useAnswer<{ data: ListLink[] }>([PATH], `/${PATH}?range=[0,99]`);
  return (
    <Box component="section" className="no-print" aria-labelledby="public-lists" sx={{ mt: 5, maxWidth: 900 }}>
      <Typography variant="h2" id="public-lists">
        {t('serviceList.publicLists.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('serviceList.publicLists.text')}
      </Typography>
      <Loaded answer={answer} shape={<RowsSkeleton rows={1} />}>
        {({ data }) =>
          data.length > 0 ? (
            data.map((link) => <Line key={link.id} link={link} />)
          ) : (
            <Typography>{t('serviceList.publicLists.none')}</Typography>
          )
        }
      </Loaded>
      <NewAddress key={made} language={language} onMade={() => setMade(made + 1)} />
    </Box>
  );
}

function NewAddress({ language, onMade }: { language: 'en' | 'he'; onMade: () => void }) {
  const t = useTranslate();
  const done = useDone([PATH]);
  const save = async (
    { frames, ...draft }: Pick<ListLinkDraft, 'label' | 'names' | 'email'> & { frames?: string | null },
    key: string,
  ) => {
    const body: ListLinkDraft = { ...draft, language, frames: (frames ?? '').split(/[\s,;]+/).filter(Boolean) };
    await call(`/${PATH}`, { method: 'POST', key, body });
    await done(t('serviceList.publicLists.made'));
    onMade();
  };
  return (
    <Box sx={{ mt: 2 }}>
      <RecordForm
        record={{ label: '', names: 'full', frames: '', email: '' }}
        save={save}
        failed={t('serviceList.publicLists.failed')}
        saveLabel={t('serviceList.publicLists.make')}
        requires={['label']}
      >
        <AddressInputs />
      </RecordForm>
    </Box>
  );
}

function AddressInputs() {
  const t = useTranslate();
  const words = (key: string) => t(`${WORDS}.${key}`);
  return (
    <Columns>
      <TextInput source="label" label={words('label')} slotProps={{ htmlInput: { dir: 'auto' } }} />
      <ChosenInput
        source="names"
        label={words('names')}
        choices={publicNames.options.map((id) => ({ id, name: `${WORDS}.${id}` }))}
        helperText={words('namesHint')}
      />
      <TextInput
        source="frames"
        label={words('frames')}
        helperText={words('framesHint')}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <TextInput
        source="email"
        type="email"
        label={words('email')}
        helperText={words('emailHint')}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
    </Columns>
  );
}

function Line({ link }: { link: ListLink }) {
  const t = useTranslate();
  return (
    <PrivateAddress link={link} path={PATH} words="serviceList.publicLists" label={link.label} endings={ENDINGS}>
      <Moment at={link.createdAt} /> · {t('serviceList.publicLists.by', { name: link.createdBy })}
      {link.email && (
        <>
          {' · '}
          {t('serviceList.publicLists.editor')} <bdi dir="ltr">{link.email}</bdi>
        </>
      )}
      {link.frames.length > 0 && <bdi dir="ltr"> · {link.frames.join(' ')}</bdi>}
    </PrivateAddress>
  );
}
