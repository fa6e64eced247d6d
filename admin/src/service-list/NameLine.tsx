import { Box, Button } from '@mui/material';
import type { ServiceList, ServiceName } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { formatCivil } from '../dates/civil';
import { directionOf } from '../preferences';
import { useAnswerWords } from '../responses/useAnswerWords';
import { Quiet } from '../theme/Quiet';
import { SERIF } from '../theme/tokens';
import { WhyLine, type Why } from './WhyRead';

interface NameLineProps {
  name: ServiceName;
  language: ServiceList['language'];
  /** Said below the name, to the office alone. */
  why: Why | null;
  onOpen: () => void;
}

/** One name as it is read, with its day and what else is said beside it. */
export function NameLine({ name, language, why, onOpen }: NameLineProps) {
  const day = name.date && (
    <>
      <bdi>{name.hebrewDate}</bdi> · {formatCivil(name.date, language, 'weekday')}
    </>
  );
  const isCounted = name.mourning === 'shiva' || name.mourning === 'sheloshim';
  const beside = [...(name.plaque ? [name.plaque] : []), ...name.notes, ...name.gabbai];
  return (
    <Box component="li" sx={lineLook}>
      <Box className="name" sx={nameLook}>
        {/* In the list's direction: a Hebrew line may begin with a name in English letters. */}
        <Box component={Link} to={`/app/yahrzeits/${name.yahrzeitId}`} sx={quietLink}>
          {name.text}
        </Box>
        {name.hebrewName && !name.text.includes(name.hebrewName) && (
          <Box component="bdi" lang="he" sx={{ marginInlineStart: 'auto' }}>
            {name.hebrewName}
          </Box>
        )}
      </Box>
      <Beside day={day} beside={beside} why={why} name={name} isCounted={isCounted} onOpen={onOpen} />
      {day && why && <WhyBelow why={why} />}
      <Answers observers={name.observers} />
    </Box>
  );
}

/** Each part stands in a direction of its own, so nothing of it tells that of the line. */
function WhyBelow({ why }: { why: Why }) {
  const [locale] = useLocaleState();
  return (
    <Quiet className="no-print" dir={directionOf(locale)}>
      <WhyLine why={why} />
    </Quiet>
  );
}

/** What the families said to their letters. */
function Answers({ observers }: Pick<ServiceName, 'observers'>) {
  const answered = useAnswerWords();
  return observers.map(
    ({ contactId, name, answer }) =>
      answer && (
        <Box key={contactId} className="small" dir="auto" sx={{ color: 'success.main', fontSize: '.9375rem' }}>
          <bdi>{name}</bdi>: {answered(answer)}
        </Box>
      ),
  );
}

interface BesideProps {
  day: ReactNode;
  beside: string[];
  why: Why | null;
  name: ServiceName;
  isCounted: boolean;
  onOpen: () => void;
}

function Beside({ day, beside, why, name, isCounted, onOpen }: BesideProps) {
  const mayWrite = useMay('yahrzeits:write');
  return (
    <Quiet className="small">
      {day}
      {beside.map((words, at) => (
        <span key={words}>
          {(day || at > 0) && ' · '}
          <bdi>{words}</bdi>
        </span>
      ))}
      {!day && why && (
        <span className="no-print">
          {beside.length > 0 && ' · '}
          <WhyLine why={why} />
        </span>
      )}
      {mayWrite && (day || name.mourning) && <Change name={name.name} isCounted={isCounted} onOpen={onOpen} />}
    </Quiet>
  );
}

function Change({ name, isCounted, onOpen }: { name: string; isCounted: boolean; onOpen: () => void }) {
  const t = useTranslate();
  const words = isCounted ? 'serviceList.mourning.ended' : 'serviceList.reading.change';
  return (
    <Button
      size="small"
      className="no-print"
      aria-label={t(`${words}Of`, { name })}
      onClick={onOpen}
      sx={{ my: { md: -1.5 }, marginInlineStart: 1, '&:first-of-type': { marginInlineStart: 1 } }}
    >
      {t(words)}
    </Button>
  );
}

/** On a desk the button waits at the end of its line, taking no room, until the line is looked at; on a touch screen it is always there. */
const shownOnUse = {
  '@media (hover: hover)': {
    position: 'relative',
    '& .MuiButton-root': {
      opacity: 0,
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: 18,
      bgcolor: 'background.paper',
    },
    '&:hover .MuiButton-root, &:focus-within .MuiButton-root': { opacity: 1 },
  },
};

const lineLook = {
  py: 0.875,
  breakInside: 'avoid',
  borderBottom: '1px dotted',
  borderColor: 'divider',
  ...shownOnUse,
};

const nameLook = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  fontFamily: SERIF,
  fontSize: '1.1875rem',
};

const quietLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
