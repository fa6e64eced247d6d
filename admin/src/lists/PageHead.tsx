import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { WindowTitle } from '../layout/WindowTitle';
import { LinkButton } from './LinkButton';
import { useCameFrom } from './LinkFrom';

interface PageHeadProps {
  title: string;
  /** One quiet line below the title. */
  intro?: ReactNode;
  /** Words beside the title, such as a status. */
  beside?: ReactNode;
  back?: { to: string; label: string };
  /** All in one line where there is room, for a page that is itself a sheet to write on. */
  inOneBar?: boolean;
  /** The page's buttons; one of them at most is filled. */
  children?: ReactNode;
}

/** The head of every page: where one came from, what this is, what can be done. */
export function PageHead({ title, intro, beside, back, inOneBar = false, children }: PageHeadProps) {
  return (
    <Box sx={inOneBar ? bar : { mb: 1.5 }}>
      <WindowTitle title={title} />
      {back && <BackLink {...back} />}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'flex-end' }, flexWrap: 'wrap' }}>
        <Box sx={{ flex: { sm: '1 1 20rem' }, minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {beside}
          </Stack>
          {intro && (
            <Typography component="div" color="text.secondary" sx={{ mt: 0.5 }}>
              {intro}
            </Typography>
          )}
        </Box>
        {children && (
          <Stack direction="row" sx={buttons}>
            {children}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}

/** On a phone two share a line, as wide as each other; what is a word stands where text begins, and what is told has a line of its own. Where none may be pressed, there is no room for any. */
const buttons = {
  '&:empty': { display: 'none' },
  gap: 1,
  flexWrap: 'wrap',
  '& > :not(.MuiButton-text)': { flex: { xs: '1 1 40%', sm: 'none' }, whiteSpace: 'nowrap' },
  '&& > [role=status]': { flexBasis: { xs: '100%', lg: 'auto' }, textAlign: { xs: 'start', lg: 'center' } },
};

const bar = {
  display: { lg: 'flex' },
  alignItems: 'center',
  gap: 2,
  mb: 1.5,
  '& > .MuiStack-root': { flex: 1, alignItems: { sm: 'center' } },
  '& .MuiButton-root': { mb: 0 },
  '& h1': { fontSize: { lg: '1.625rem' } },
};

/** Back to where one came from, else to the page's own list; the arrow follows the direction of writing. */
export function BackLink({ to, label }: { to: string; label: string }) {
  const t = useTranslate();
  const from = useCameFrom();
  return (
    <LinkButton
      to={from ?? to}
      startIcon={<ArrowBack sx={(theme) => ({ transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none' })} />}
      sx={{ marginInlineStart: -1.5, mb: 0.5 }}
      label={from ? t('lists.back') : label}
    />
  );
}
