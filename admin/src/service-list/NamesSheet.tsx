import { Alert, Box, GlobalStyles, Paper, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ServiceList, ServiceName } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { directionOf } from '../preferences';
import { deskGround, SERIF } from '../theme/tokens';
import { NameLine } from './NameLine';
import { MourningDialog, type Mourned } from './MourningDialog';
import { ReadingDialog, type Reading } from './ReadingDialog';
import { MOST_SHOWN, namesIn, shownOf } from './shown';
import { useWhyRead, type Why } from './WhyRead';

/** The sheet as it is read from, on screen and on paper. */
export function NamesSheet({ list, faded, whys }: { list: ServiceList; faded: boolean; whys: boolean }) {
  const { whyOf, openOf, dialog } = useDecisions(list);
  return (
    <Box id="desk" sx={desk}>
      <Paper
        variant="outlined"
        id="sheet"
        lang={list.language}
        dir={directionOf(list.language)}
        sx={[paper, faded && { opacity: 0.5 }]}
      >
        <Head list={list} />
        {shownOf(list).map((section) => (
          <Section key={section.heading} section={section}>
            {(name) => (
              <NameLine
                key={`${name.yahrzeitId}-${name.date ?? ''}-${name.calendar ?? ''}`}
                name={name}
                language={list.language}
                why={whys || name.because?.reason === 'decided' ? whyOf(name) : null}
                onOpen={() => openOf(name)}
              />
            )}
          </Section>
        ))}
        {dialog}
      </Paper>
    </Box>
  );
}

/** The dialog in which somebody decides when a name is read, or how long a mourner's is. */
function useDecisions(list: ServiceList) {
  const whyOf = useWhyRead();
  const { state } = useLocation() as { state: { change?: string } | null };
  /** From a record one comes to change when that name is read. */
  const [reading, setReading] = useState<Reading | null>(() => readingIn(list, state?.change, whyOf));
  const [mourned, setMourned] = useState<Mourned | null>(null);
  const openOf = (name: ServiceName) => {
    const why = whyOf(name);
    if (name.mourning) setMourned({ ...name, why });
    else setReading(readingOf(name, why));
  };
  const dialog = (
    <>
      {mourned && <MourningDialog mourned={mourned} onClose={() => setMourned(null)} />}
      {reading && <ReadingDialog reading={reading} language={list.language} onClose={() => setReading(null)} />}
    </>
  );
  return { whyOf, openOf, dialog };
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
        <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
          {empty}
        </Typography>
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
    <Alert severity="info" dir={directionOf(locale)} sx={{ mt: 2 }}>
      {t('serviceList.firstOnly', { shown: MOST_SHOWN, names: names.toLocaleString(locale) })}
    </Alert>
  );
}

/** For all of the service at once; of one alone it stands with the record. */
function ElMalei({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <Box component="details" className="no-print" sx={{ mt: 2 }}>
      <summary>{t('serviceList.elMalei')}</summary>
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

/** Above so many lines, this size: all of them stand on one page. */
const SIZES = [
  [70, '8.5pt'],
  [45, '9pt'],
  [20, '10.5pt'],
] as const;
const sizeFor = (lines: number): string => SIZES.find(([most]) => lines > most)?.[1] ?? '13pt';
