import { Box, Button, Chip, Typography } from '@mui/material';
import type { CalledName as CalledYahrzeit, CalledUp } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { SERIF } from '../theme/tokens';
import { CalledNameDialog, PATHS, type Called, type NameBearer } from './CalledNameDialog';

const PARTS = ['honorific', 'given', 'father', 'mother', 'tribe', 'gender'] as const;
const PRAYERS = ['elMalei', 'hashkavah', 'yizkor'] as const;

interface CalledNameProps {
  readonly of: NameBearer;
  readonly id: string;
  readonly name: string;
  readonly mayWrite: boolean;
}

/** Asked by a page together with its record, so that nothing moves when it comes. */
export const useCalledName = (of: NameBearer, id: string) => useAnswer<Called>([of, 'called-name', id], PATHS[of](id));

/**
 * How a person is called up: the name, its sound, its parts as chips to confirm; of one who is remembered the prayers with the name
 * in them too.
 */
export function CalledName({ of, id, name, mayWrite }: CalledNameProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const { data } = useCalledName(of, id);
  if (!data || (!data.called && !mayWrite)) return null;
  const { called, parts, isConfirmed, proposedHebrew } = data;
  return (
    <Box component="section" aria-labelledby="called-up">
      <Typography variant="h3" component="h2" id="called-up">
        {t('calledName.title')}
      </Typography>
      {called ? <NameAndSound called={data} /> : <Typography color="text.secondary">{t('calledName.none')}</Typography>}
      {proposedHebrew && (
        <Typography color="text.secondary">
          {t('calledName.proposed')} <bdi lang="he">{proposedHebrew}</bdi>
        </Typography>
      )}
      {parts && <Parts parts={parts} isConfirmed={isConfirmed} />}
      <WhoConfirmed called={data} />
      {mayWrite && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t(isConfirmed ? 'lists.words.change' : `calledName.${parts ? 'confirm' : 'add'}`)}
        </Button>
      )}
      {called && 'prayers' in data && <Prayers called={data} />}
      {open && <CalledNameDialog of={of} id={id} name={name} called={data} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function WhoConfirmed({ called }: { called: Called }) {
  const t = useTranslate();
  const by = 'confirmed' in called ? called.confirmed?.by : undefined;
  return (
    <Typography variant="body2" color="text.secondary">
      {called.isConfirmed
        ? t(by ? 'calledName.confirmedBy' : 'calledName.isConfirmed', { name: by })
        : called.parts && t('calledName.inferred')}
    </Typography>
  );
}

const wordOf = (part: 'tribe' | 'gender', value: string | null, t: (key: string) => string): string | null =>
  value && t(`calledName.${part}s.${value}`);

/** The parts of the name as chips, filled once somebody confirmed them. */
function Parts({ parts, isConfirmed }: { parts: NonNullable<CalledUp['parts']>; isConfirmed: boolean }) {
  const t = useTranslate();
  const known = PARTS.flatMap((part) => {
    const value = part === 'tribe' || part === 'gender' ? wordOf(part, parts[part], t) : parts[part];
    return value ? [{ part, value }] : [];
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
      {known.map(({ part, value }) => (
        <Chip
          key={part}
          size="small"
          variant={isConfirmed ? 'filled' : 'outlined'}
          label={<PartLabel part={t(`calledName.parts.${part}`)} value={value} />}
        />
      ))}
    </Box>
  );
}

const PartLabel = ({ part, value }: { part: string; value: string }) => (
  <>
    {part}: <bdi>{value}</bdi>
  </>
);

const NameAndSound = ({ called }: { called: CalledUp }) => (
  <>
    <Box sx={{ fontFamily: SERIF, fontSize: '1.375rem', mt: 1 }}>
      <bdi lang="he">{called.called}</bdi>
    </Box>
    <Sound called={called} />
  </>
);

/** As the family says it; else word by word, and a word that nobody knows in its letters. */
function Sound({ called: { pronunciation, spoken } }: { called: CalledUp }) {
  const t = useTranslate();
  if (pronunciation) return <bdi>{pronunciation}</bdi>;
  const unknown = spoken.filter(({ sound }) => sound === null).map(({ letters }) => letters);
  return (
    <>
      <Box component="bdi" dir="ltr">
        {spoken.map(({ letters, sound }) => sound ?? letters).join(' ')}
      </Box>
      {unknown.length > 0 && (
        <Typography variant="body2" color="warning.main">
          {t('calledName.askFamily')} <bdi lang="he">{unknown.join(', ')}</bdi>
        </Typography>
      )}
    </>
  );
}

function Prayers({ called: { prayers } }: { called: CalledYahrzeit }) {
  const t = useTranslate();
  return PRAYERS.map((prayer) => (
    <Box component="details" key={prayer} sx={{ mt: 1 }}>
      <summary>{t(`calledName.prayers.${prayer}`)}</summary>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { sm: `repeat(${prayers[prayer].length}, 1fr)` }, gap: 2, mt: 1 }}
      >
        {prayers[prayer].map((text) => (
          <Box component="p" key={text} lang="he" dir="rtl" sx={{ fontFamily: SERIF, fontSize: '1.125rem', m: 0 }}>
            {text}
          </Box>
        ))}
      </Box>
    </Box>
  ));
}
