import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Template, TemplateAsSaved } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { LetterFrame } from '../emails/LetterFrame';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { changedLines, type ComparedLine } from './changed-lines';

interface CompareVersionsProps {
  template: Template;
  version: number;
  onClose: () => void;
}

/** An earlier version beside the current one, and below them what changed in the words. */
export function CompareVersions({ template, version, onClose }: CompareVersionsProps) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['templates', 'compared', template.id, version, template.version],
    queryFn: ({ signal }) =>
      Promise.all(
        [version, template.version].map((one) =>
          call<TemplateAsSaved>(`/templates/${template.id}/versions/${one}`, { signal }),
        ),
      ),
    staleTime: Infinity,
  });
  const [before, after] = data ?? [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xl" aria-labelledby="compare">
      <DialogTitle id="compare" sx={{ display: 'flex', alignItems: 'center', typography: 'h2' }}>
        <Box sx={{ flex: 1 }}>{t('resources.templates.compareTitle', { version })}</Box>
        <IconButton onClick={onClose} aria-label={t('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton />}
        {before && after && (
          <>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
              <Side title={t('resources.templates.versionTitle', { version })} letter={before} />
              <Side title={t('resources.templates.current')} letter={after} />
            </Box>
            <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
              {t('resources.templates.changes')}
            </Typography>
            <Words lines={changedLines(wordsOf(before), wordsOf(after))} />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

const wordsOf = ({ subject, preheader, text }: TemplateAsSaved): string =>
  [subject, preheader ?? '', '', text].join('\n');

const Side = ({ title, letter }: { title: string; letter: TemplateAsSaved }) => (
  <Box>
    <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <LetterFrame html={letter.html} title={letter.subject} />
  </Box>
);

function Words({ lines }: { lines: ComparedLine[] }) {
  const t = useTranslate();
  if (lines.every(({ only }) => only === null)) return <Typography>{t('resources.templates.noChanges')}</Typography>;
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 2 }}>
      {lines.map(({ text, only }, index) => (
        <Box
          key={index}
          component={only === null ? 'div' : only === 'before' ? 'del' : 'ins'}
          dir="auto"
          sx={{ ...line, ...(only && looks[only]) }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}

const line = { display: 'block', minHeight: '1.5em', px: 1, overflowWrap: 'anywhere', textDecoration: 'none' } as const;
const looks = {
  before: { textDecoration: 'line-through', color: 'error.main' },
  after: { fontWeight: 600, color: 'success.main', '&::before': { content: '"+ "' } },
} as const;
