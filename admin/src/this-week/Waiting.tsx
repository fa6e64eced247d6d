import { Box, Button, Typography } from '@mui/material';
import { hebrewYearNumeral, type ThisWeek, type Unreached } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { plusDays } from '../dates/civil';
import { civilDay, counted, weekdayAndDay } from './words';

interface Task {
  title: ReactNode;
  text: ReactNode;
  button: string;
  to: string;
}

/** What waits for a person: one line each, with the one button that does it. The first is the filled one. */
export function Waiting({ waiting }: { waiting: ThisWeek['waiting'] }) {
  const t = useTranslate();
  const tasks = useTasks(waiting);
  return (
    <Box component="section" aria-labelledby="waiting">
      <Typography variant="h2" id="waiting" sx={{ mb: 1.5 }}>
        {t('thisWeek.waiting.title')}
      </Typography>
      {tasks.length === 0 ? (
        <Box sx={{ borderBlock: '1px solid', borderColor: 'divider', py: 3 }}>
          <Typography sx={{ fontWeight: 600 }}>{t('thisWeek.waiting.nothing')}</Typography>
          <Typography color="text.secondary">{t('thisWeek.waiting.nothingText')}</Typography>
        </Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid', borderColor: 'divider' }}>
          {tasks.map((task, at) => (
            <TaskLine key={task.to + task.button} task={task} filled={at === 0} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const TaskLine = ({ task: { title, text, button, to }, filled }: { task: Task; filled: boolean }) => (
  <Box component="li" sx={lineLook}>
    <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 600, fontSize: '1.125rem' }}>
        {title}
      </Typography>
      <Typography color="text.secondary">{text}</Typography>
    </Box>
    <Button component={Link} to={to} variant={filled ? 'contained' : 'outlined'}>
      {button}
    </Button>
  </Box>
);

const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 2,
  borderBottom: '1px solid',
  borderColor: 'divider',
};

/** In the order of what cannot wait. */
function useTasks({ until, unreached, toPrint, uncertain, mourners, lists, adar }: ThisWeek['waiting']): Task[] {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const last = civilDay(until, locale);
  const others = unreached.count - unreached.first.length;
  const word = (key: string, smart_count: number) =>
    t(`thisWeek.waiting.${key}`, { smart_count, n: counted(t, smart_count), until: last });
  const year = adar && (locale === 'he' ? hebrewYearNumeral(adar.hebrewYear) : String(adar.hebrewYear));
  const uncertainOnes = new URLSearchParams({ filter: JSON.stringify({ status: 'uncertain' }) }).toString();
  return [
    ...unreached.first.map((family) => taskOf(family, t, locale)),
    ...(others > 0
      ? [
          {
            title: word('others', others),
            text: word('othersText', 1),
            button: word('seeOthers', 1),
            to: coverageTo(until),
          },
        ]
      : []),
    ...(mourners > 0
      ? [
          {
            title: word('mourners', mourners),
            text: t('thisWeek.waiting.mournersText'),
            button: word('seeMourners', mourners),
            to: '/app/first-year',
          },
        ]
      : []),
    ...(toPrint > 0
      ? [
          {
            title: word('print', toPrint),
            text: word('printText', 1),
            button: word('printButton', 1),
            to: coverageTo(until),
          },
        ]
      : []),
    ...(uncertain > 0
      ? [
          {
            title: word('uncertain', uncertain),
            text: word('uncertainText', uncertain),
            button: word('settle', uncertain),
            to: `/app/emails?${uncertainOnes}`,
          },
        ]
      : []),
    ...lists.map(({ id, fileName, rows, imported }) => ({
      title: t(imported ? 'thisWeek.waiting.leftOver' : 'thisWeek.waiting.begun', {
        ...{ smart_count: rows, n: counted(t, rows), file: `\u2068${fileName}\u2069` },
      }),
      text: t(imported ? 'thisWeek.waiting.leftOverText' : 'thisWeek.waiting.begunText', { smart_count: rows }),
      button: t(imported ? 'thisWeek.waiting.look' : 'thisWeek.waiting.goOn'),
      to: `/app/imports/${id}`,
    })),
    ...(adar
      ? [
          {
            title: t('thisWeek.waiting.adar', { year }),
            text: word('adarText', adar.count),
            button: word('see', adar.count),
            to: '/app/leap-year',
          },
        ]
      : []),
  ];
}

const coverageTo = (to: string): string => `/app/coverage?to=${to}`;

/** A family that nothing reaches: whom to call, or that nobody is known who remembers. */
function taskOf(family: Unreached, t: ReturnType<typeof useTranslate>, locale: string): Task {
  const { yahrzeitId, name, hebrewName, date, reason, contact } = family;
  const evening = weekdayAndDay(plusDays(date, -1), locale);
  const words = { reason: t(`coverage.outcomes.${reason}`), evening, contact: `\u2068${contact?.name ?? ''}\u2069` };
  const shown = locale === 'he' ? (hebrewName ?? name) : name;
  return {
    title: t(contact ? 'thisWeek.waiting.unreached' : 'thisWeek.waiting.alone', { name: `\u2068${shown}\u2069` }),
    text: t(contact ? 'thisWeek.waiting.unreachedText' : 'thisWeek.waiting.aloneText', words),
    button: t(contact ? 'thisWeek.waiting.call' : 'thisWeek.waiting.add'),
    to: reason === 'held' ? '/app/holds' : contact ? `/app/contacts/${contact.id}` : `/app/yahrzeits/${yahrzeitId}`,
  };
}
