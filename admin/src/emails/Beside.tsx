import BesideIcon from '@mui/icons-material/VerticalSplitOutlined';
import { Box, Skeleton, ToggleButton, Typography, useMediaQuery, type Theme } from '@mui/material';
import type { EmailMessage } from '@zikaron/contract';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useListContext, useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LinkButton } from '../lists/LinkButton';
import { LoadError } from '../lists/LoadError';
import { MessageStatus } from './MessageStatus';
import { Buttons, Letter, Notices } from './MessageView';
import { useMessage } from './use-message';

/** Whether letters are read beside their list; remembered in this browser. A narrow window has no room for it. */
export function useBeside(): [boolean, (on: boolean) => void, boolean] {
  const [wished, wish] = useStore('emails.beside', false);
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  return [wished && hasRoom, wish, hasRoom];
}

export function BesideButton() {
  const t = useTranslate();
  const [isBeside, setBeside, hasRoom] = useBeside();
  if (!hasRoom) return null;
  return (
    <ToggleButton value="beside" selected={isBeside} onChange={() => setBeside(!isBeside)} sx={buttonLook}>
      <BesideIcon fontSize="small" />
      {t('resources.emails.beside')}
    </ToggleButton>
  );
}

const buttonLook = {
  ...{ border: 0, minHeight: 44, py: 0, px: 1.5, gap: 1 },
  ...{ textTransform: 'none', fontSize: '1rem', color: 'primary.main' },
};

/** The messages as lines, and the letter of the one that has the focus; j and k go through them. */
export function ListAndLetter({ line }: { line: (row: EmailMessage) => ReactNode }) {
  const t = useTranslate();
  const { data = [] } = useListContext<EmailMessage>();
  const [chosen, choose] = useState('');
  const shown = data.find(({ id }) => id === chosen) ?? data[0];
  const look = (id: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(id);
  };
  return (
    <Box sx={twoColumns}>
      <Box component="ul" aria-label={t('layout.nav.emails')} sx={listLook}>
        {data.map((row) => (
          <MessageLine key={row.id} row={row} shown={shown} look={look} choose={choose} line={line} />
        ))}
      </Box>
      {shown && <Message key={shown.id} id={shown.id} />}
    </Box>
  );
}

interface MessageLineProps {
  row: EmailMessage;
  shown: EmailMessage | undefined;
  look: (id: string) => (event: MouseEvent) => void;
  choose: (next: string) => void;
  line: (row: EmailMessage) => ReactNode;
}

function MessageLine({ row, shown, look, choose, line }: MessageLineProps) {
  return (
    <Box component="li" data-row aria-current={row.id === shown?.id ? 'true' : undefined}>
      <Box
        component={Link}
        to={`/app/emails/${row.id}`}
        sx={lineLook}
        onClick={look(row.id)}
        onFocus={() => choose(row.id)}
      >
        {line(row)}
      </Box>
    </Box>
  );
}

function Message({ id }: { id: string }) {
  const t = useTranslate();
  const { data: message, error, refetch } = useMessage(id);
  const onChange = () => void refetch();
  if (error && !message) return <LoadError error={error} onRetry={onChange} />;
  if (!message) return <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />;
  const subject = message.subject ?? t('resources.emails.noSubject');
  return (
    <Box component="section" aria-label={subject} sx={{ minWidth: 0, position: 'sticky', top: 80, py: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h2" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <MessageStatus {...message} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', color: 'text.secondary', mb: 1 }}>
        <bdi>{message.contact?.name ?? message.toEmail}</bdi>
        <LinkButton leadsBack to={`/app/emails/${id}`} label={t('resources.emails.open')} />
        <Buttons message={message} onChange={onChange} />
      </Box>
      <Notices message={message} onChange={onChange} />
      <Letter message={message} subject={subject} />
    </Box>
  );
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  columnGap: 5,
  alignItems: 'start',
};

const listLook = { listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: '1px solid', borderColor: 'divider' } };

const lineLook = {
  display: 'block',
  px: 2,
  py: 1.25,
  color: 'inherit',
  textDecoration: 'none',
  borderInlineStart: '3px solid transparent',
  '&:focus-visible': { outlineOffset: -3 },
  '&:hover': { bgcolor: 'action.hover' },
  '[aria-current] > &': { borderInlineStartColor: 'secondary.light', bgcolor: 'action.hover' },
};
