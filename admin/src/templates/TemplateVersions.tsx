import { Box, Button, List, ListItem } from '@mui/material';
import type { Template, TemplateVersion } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { useAction } from '../forms/useAction';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { CompareVersions } from './CompareVersions';

interface TemplateVersionsProps {
  template: Template;
  /** There is unsaved work: bringing back would lose it. */
  unsaved: boolean;
  onBroughtBack: () => Promise<void>;
}

/** Every save of a template, by whom and when; each can be compared with the current one and brought back. */
export function TemplateVersions({ template, unsaved, onBroughtBack }: TemplateVersionsProps) {
  const t = useTranslate();
  const mayWrite = useMay('templates:write');
  const { busy, act } = useAction();
  const [compared, setCompared] = useState<number | null>(null);
  const { data, error, refetch } = useAnswer<{ data: TemplateVersion[] }>(
    ['templates', 'versions', template.id, template.version],
    `/templates/${template.id}/versions`,
  );
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const bringBack = (version: number) =>
    act(
      async () => {
        await call(`/templates/${template.id}/versions/${version}/bring-back`, { method: 'POST', body: {} });
        await onBroughtBack();
      },
      (message) => t('resources.templates.saveFailed', { message }),
    );
  return (
    <>
      <List disablePadding>
        {data.data.map((version) => (
          <Row key={version.version} version={version}>
            {version.version === template.version ? (
              <Box sx={{ color: 'text.secondary' }}>{t('resources.templates.current')}</Box>
            ) : (
              <>
                <Button onClick={() => setCompared(version.version)}>{t('resources.templates.compare')}</Button>
                {mayWrite && (
                  <Button disabled={busy || unsaved} onClick={() => void bringBack(version.version)}>
                    {t('resources.templates.bringBack')}
                  </Button>
                )}
              </>
            )}
          </Row>
        ))}
      </List>
      {compared !== null && (
        <CompareVersions
          before={{ id: template.id, version: compared }}
          after={{ id: template.id, version: template.version }}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  );
}

const Row = ({
  version: { version, subject, savedAt, savedBy },
  children,
}: {
  version: TemplateVersion;
  children: React.ReactNode;
}) => (
  <ListItem
    sx={{
      gap: 1,
      px: { xs: 2, sm: 3 },
      py: 1.5,
      flexWrap: 'wrap',
      borderTop: '1px solid',
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
      <Box dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {version}. {subject}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
        <Moment at={savedAt} /> · <bdi>{savedBy}</bdi>
      </Box>
    </Box>
    {children}
  </ListItem>
);
