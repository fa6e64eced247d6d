import { Box, Typography } from '@mui/material';
import { hebrewYearNumeral, type Permission, type Release, type ThisWeek, type Unreached } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { plusDays } from '../dates/civil';
import { LinkButton } from '../lists/LinkButton';
import { lineLook, lineTitle, lineWords } from './line-look';
import { ReleaseLine } from './ReleaseLine';
import { civilDay, counted, weekdayAndDay } from './words';
import { outcomeWords } from '../coverage/outcome-words';

interface Task {
  title: ReactNode;
  text: ReactNode;
  button: string;
  to: string;
  /** What the button's words promise, where it is more than to look; whoever may not do it is only offered to look. */
  needs?: Permission | undefined;
}

interface WaitingProps {
  waiting: ThisWeek['waiting'];
  /** Letters that wait for a second person, and whether they are told of here. */
  release: Release | undefined;
  isReleaseHere: boolean;
}

/**
 * What waits for a person: one line each, with the one button that does it. The first that one may do is the filled one. Whoever
 * may not do it is offered to look.
 */
export function Waiting({ waiting, release, isReleaseHere }: WaitingProps) {
  const t = useTranslate();
  const tasks = useTasks(waiting);
  const isMine = useMay('yahrzeits:write');
  const isFirst = !release?.mayRelease;
  return (
    <Box component="section" aria-labelledby="waiting">
      <Typography variant="h2" id="waiting" sx={{ mb: 1.5 }}>
        {t(isMine ? 'thisWeek.waiting.title' : 'thisWeek.waiting.titleOfOffice')}
      </Typography>
      {tasks.length === 0 && !release ? (
        <Box sx={{ borderBlock: '1px solid', borderColor: 'divider', py: 3 }}>
          <Typography sx={{ fontWeight: 600 }}>{t('thisWeek.waiting.nothing')}</Typography>
          <Typography color="text.secondary">{t('thisWeek.waiting.nothingText')}</Typography>
        </Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid', borderColor: 'divider' }}>
          {release && isReleaseHere && (
            <Box component="li" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
              <ReleaseLine release={release} />
            </Box>
          )}
          {tasks.map((task, at) => (
            <TaskLine key={task.to + task.button} task={task} filled={isFirst && at === 0} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function TaskLine({ task: { title, text, button, to, needs }, filled }: { task: Task; filled: boolean }) {
  const t = useTranslate();
  const mayDo = useMay(needs ?? 'yahrzeits:read');
  return (
    <Box component="li" sx={lineLook}>
      <Box sx={lineWords}>
        <Typography component="h3" sx={lineTitle}>
          {title}
        </Typography>
        <Typography color="text.secondary">{text}</Typography>
      </Box>
      <LinkButton
        to={to}
        variant={filled && mayDo ? 'contained' : 'outlined'}
        label={mayDo ? button : t('thisWeek.waiting.look')}
      />
    </Box>
  );
}

/** In the order of what cannot wait. */
function useTasks(waiting: ThisWeek['waiting']): Task[] {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { unreached, lists } = waiting;
  const { others, mourners, print, uncertain, adar } = useCounted(waiting);
  return [
    ...unreached.first.map((family) => taskOf(family, t, locale)),
    ...[others, mourners, print, uncertain].flatMap((task) => task ?? []),
    ...lists.map((list) => importTask(list, t)),
    ...(adar ? [adar] : []),
  ];
}

/** Of what is told by its number. */
const NEEDS: Record<string, Permission> = { print: 'emails:send', uncertain: 'emails:send' };

/** What is told by its number: each is null where there is none. */
function useCounted({ until, unreached, toPrint, uncertain, mourners, adar }: ThisWeek['waiting']) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const last = civilDay(until, locale);
  const more = unreached.count - unreached.first.length;
  const word = (key: string, count: number) => t(`thisWeek.waiting.${key}`, { ...counted(t, count), until: last });
  const task = (count: number, [title, text, button]: [string, ReactNode, string], to: string): Task | null =>
    count > 0 ? { title: word(title, count), text, button, to, needs: NEEDS[title] } : null;
  const year = adar && (locale === 'he' ? hebrewYearNumeral(adar.hebrewYear) : String(adar.hebrewYear));
  const uncertainOnes = new URLSearchParams({ filter: JSON.stringify({ status: 'uncertain' }) }).toString();
  return {
    others: task(more, ['others', word('othersText', 1), word('seeOthers', 1)], coverageTo(until)),
    mourners: task(
      mourners,
      ['mourners', t('thisWeek.waiting.mournersText'), word('seeMourners', mourners)],
      '/app/first-year',
    ),
    print: task(toPrint, ['print', word('printText', 1), word('printButton', 1)], coverageTo(until)),
    uncertain: task(
      uncertain,
      ['uncertain', word('uncertainText', uncertain), word('settle', uncertain)],
      `/app/emails?${uncertainOnes}`,
    ),
    adar: adar && {
      ...{ title: t('thisWeek.waiting.adar', { year }), text: word('adarText', adar.count) },
      ...{ button: word('see', adar.count), to: '/app/leap-year' },
    },
  };
}

/** A list that was begun, or of which rows are left over. */
function importTask({ id, fileName, rows, imported }: ThisWeek['waiting']['lists'][number], t: Translate): Task {
  const words = imported ? 'leftOver' : 'begun';
  return {
    title: t(`thisWeek.waiting.${words}`, { ...counted(t, rows), file: `\u2068${fileName}\u2069` }),
    text: t(`thisWeek.waiting.${words}Text`, { smart_count: rows }),
    button: t(imported ? 'thisWeek.waiting.look' : 'signInAgain.goOn'),
    to: `/app/imports/${id}`,
    needs: 'imports:write',
  };
}

type Translate = ReturnType<typeof useTranslate>;

const coverageTo = (to: string): string => `/app/coverage?to=${to}`;

/** A family that nothing reaches: whom to call, or that nobody is known who remembers. */
function taskOf(family: Unreached, t: Translate, locale: string): Task {
  const { yahrzeitId, name, hebrewName, date, reason, contact } = family;
  const evening = weekdayAndDay(plusDays(date, -1), locale);
  const words = { reason: outcomeWords(t, reason), evening, contact: `\u2068${contact?.name ?? ''}\u2069` };
  const shown = locale === 'he' ? (hebrewName ?? name) : name;
  return {
    title: t(contact ? 'thisWeek.waiting.unreached' : 'thisWeek.waiting.alone', { name: `\u2068${shown}\u2069` }),
    text: t(contact ? 'thisWeek.waiting.unreachedText' : 'thisWeek.waiting.aloneText', words),
    button: t(contact ? 'thisWeek.waiting.call' : 'thisWeek.waiting.add'),
    to: reason === 'held' ? '/app/holds' : contact ? `/app/contacts/${contact.id}` : `/app/yahrzeits/${yahrzeitId}`,
    needs: 'contacts:write',
  };
}
