import { Alert, Box, Button, GlobalStyles, Paper, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ServiceList, ServiceName } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '../api/account';
import { formatCivil } from '../dates/civil';
import { useAnswerWords } from '../responses/useAnswerWords';
import { deskGround, SERIF } from '../theme/tokens';
import { MourningDialog, type Mourned } from './MourningDialog';
import { ReadingDialog, type Reading } from './ReadingDialog';
import { MOST_SHOWN, namesIn, shownOf } from './shown';
import { useWhyRead, WhyLine, type Why } from './WhyRead';

/** The sheet as it is read from, on screen and on paper. */
export function NamesSheet({ list, faded, whys }: { list: ServiceList; faded: boolean; whys: boolean }) {
  const whyOf = useWhyRead();
  const { state } = useLocation() as { state: { change?: string } | null };
  /** From a record one comes to change when that name is read. */
  const [open, setOpen] = useState<Reading | null>(() => readingIn(list, state?.change, whyOf));
  const [mourned, setMourned] = useState<Mourned | null>(null);
  const openOf = (name: ServiceName) => {
    const why = whyOf(name);
    if (name.mourning) setMourned({ ...name, why });
    else setOpen(readingOf(name, why));
  };
  return (
    <Box id="desk" sx={desk}>
      <Paper
        variant="outlined"
        id="sheet"
        lang={list.language}
        dir={list.language === 'he' ? 'rtl' : 'ltr'}
        sx={{ ...paper, opacity: faded ? 0.5 : 1 }}
      >
        <Head list={list} />
        {shownOf(list).map((section) => (
          <Section key={section.heading} section={section}>
            {(name) => (
              <Name
                key={`${name.yahrzeitId}-${name.date ?? ''}-${name.calendar ?? ''}`}
                name={name}
                language={list.language}
                why={whys || name.because?.reason === 'decided' ? whyOf(name) : null}
                onOpen={() => openOf(name)}
              />
            )}
          </Section>
        ))}
        {mourned && <MourningDialog mourned={mourned} onClose={() => setMourned(null)} />}
        {open && <ReadingDialog reading={open} language={list.language} onClose={() => setOpen(null)} />}
      </Paper>
    </Box>
  );
}

function Head({ list }: { list: ServiceList }) {
  const names = namesIn(list);
  return (
    <>
      <GlobalStyles styles={onPaper(names + 2 * list.services.length)} />
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="h2">{list.title}</Typography>
      </Box>
      {names > MOST_SHOWN && <FirstOnly names={names} />}
    </>
  );
}

interface SectionProps {
  section: ReturnType<typeof shownOf>[number];
  /** How a name stands in it. */
  children: (name: ServiceName) => ReactNode;
}

/** The names of one service, or of one day, under the words that stand above them. */
function Section({ section: { heading, names, count, empty, elMalei, gabbai }, children }: SectionProps) {
  return (
    <Box component="section" sx={{ mt: 3 }} aria-label={heading}>
      <Heading heading={heading} count={count} />
      {gabbai && <Typography color="text.secondary">{gabbai}</Typography>}
      {empty ? (
        <Typography color="text.secondary">{empty}</Typography>
      ) : (
        inGroups(names).map(([group, members]) => (
          <Box key={group}>
            {group && <Typography sx={{ mt: 1.5, fontFamily: SERIF, color: 'text.secondary' }}>{group}</Typography>}
            <Box component="ul" className="names" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {members.map(children)}
            </Box>
          </Box>
        ))
      )}
      {elMalei && <ElMalei text={elMalei} />}
    </Box>
  );
}

function Heading({ heading, count }: { heading: string; count: number }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box sx={headingLook}>
      <Typography variant="h3" sx={{ color: 'secondary.main', fontWeight: 500 }}>
        {heading}
      </Typography>
      <Box className="no-print" dir="auto" sx={{ color: 'text.secondary' }}>
        {count > 0 && t('serviceList.count', { smart_count: count, names: count.toLocaleString(locale) })}
      </Box>
    </Box>
  );
}

/** Whoever looks must not take the first names for all of them, nor whoever has them on paper. */
function FirstOnly({ names }: { names: number }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Alert severity="info" dir={locale === 'he' ? 'rtl' : 'ltr'} sx={{ mt: 2 }}>
      {t('serviceList.firstOnly', { shown: MOST_SHOWN, names: names.toLocaleString(locale) })}
    </Alert>
  );
}

/** For all of the service at once; of one alone it stands with the record. */
function ElMalei({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <Box component="details" className="no-print" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {t('serviceList.elMalei')}
      </Box>
      <Box component="p" lang="he" dir="rtl" sx={{ fontFamily: SERIF, fontSize: '1.125rem', mb: 0 }}>
        {text}
      </Box>
      <Typography color="text.secondary">{t('serviceList.elMaleiHint')}</Typography>
    </Box>
  );
}

/** The names under the words that stand above them, in their order. */
function inGroups(names: readonly ServiceName[]): [string, ServiceName[]][] {
  const groups = new Map<string, ServiceName[]>();
  for (const name of names) {
    const group = groups.get(name.group ?? '');
    if (group) group.push(name);
    else groups.set(name.group ?? '', [name]);
  }
  return [...groups];
}

/** Of a yahrzeit, what the dialog decides about. */
function readingOf({ yahrzeitId, name, calendar, date, decision }: ServiceName, why: Why | null): Reading | null {
  return calendar && date ? { yahrzeitId, name, calendar, date, decided: decision !== null, why } : null;
}

/** The first reading of a record in the list. */
function readingIn(
  list: ServiceList,
  id: string | undefined,
  whyOf: (name: ServiceName) => Why | null,
): Reading | null {
  for (const { names } of list.services) {
    const name = names.find(({ yahrzeitId, mourning }) => yahrzeitId === id && !mourning);
    if (name) return readingOf(name, whyOf(name));
  }
  return null;
}

const desk = {
  display: 'flex',
  justifyContent: 'center',
  bgcolor: ({ palette }: Theme) => deskGround[palette.mode],
  borderRadius: '16px',
  px: { xs: 1, sm: 3 },
  py: { xs: 1, sm: 5 },
};

/** A sheet of paper: square corners, and a shadow on the desk below it. */
const paper = {
  width: '100%',
  maxWidth: 820,
  borderRadius: '3px',
  px: { xs: 2, sm: 7 },
  py: { xs: 3, sm: 6 },
  boxShadow: '0 14px 30px -18px rgb(60 40 10 / 30%)',
};

const headingLook = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  mb: 2,
};

interface NameProps {
  name: ServiceName;
  language: ServiceList['language'];
  /** Said below the name, to the office alone. */
  why: Why | null;
  onOpen: () => void;
}

function Name({ name, language, why, onOpen }: NameProps) {
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
          <Box component="bdi" lang="he">
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
    <Box className="no-print" dir={locale === 'he' ? 'rtl' : 'ltr'} sx={besideLook}>
      <WhyLine why={why} />
    </Box>
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

const besideLook = { color: 'text.secondary', fontSize: '.9375rem' };

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
    <Box className="small" sx={besideLook}>
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
    </Box>
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
      sx={{ my: -1.5, marginInlineStart: 1, '&:first-of-type': { marginInlineStart: 1 } }}
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

/** Black on white, without the program around it, and as small as it takes to stay on one page where that is readable. */
const onPaper = (lines: number) => ({
  '@media print': {
    '@page': { margin: '14mm' },
    'body, #sheet': { background: '#fff !important', color: '#000 !important' },
    'header, .no-print, #main-content > :not(#desk)': { display: 'none !important' },
    '#desk': { display: 'block !important', background: 'none !important', padding: '0 !important' },
    '#main-content': { padding: '0 !important', minHeight: '0 !important' },
    '#sheet': {
      border: '0 !important',
      boxShadow: 'none !important',
      padding: '0 !important',
      maxWidth: 'none !important',
      opacity: '1 !important',
    },
    '#sheet *': { color: '#000 !important' },
    '#sheet .names': { columnCount: lines > 20 ? 2 : 1, columnGap: '9mm', fontSize: sizeFor(lines), lineHeight: 1.25 },
    '#sheet .names li': { paddingBlock: lines > 20 ? '.6mm' : '1.5mm' },
    '#sheet .name': { fontSize: 'inherit !important' },
    '#sheet .small': { fontSize: '.85em !important' },
  },
});

const sizeFor = (lines: number): string => (lines > 70 ? '8.5pt' : lines > 45 ? '9pt' : lines > 20 ? '10.5pt' : '13pt');
