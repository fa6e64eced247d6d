import { Box, Button, List, ListItem } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Template } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { Moment } from '../dates/When';
import { useAction, useToast } from '../forms/useAction';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';

interface Version {
  version: number;
  name: string;
  subject: string;
  savedBy: string;
  savedAt: string;
}

/** Every save of a template: who and when; each can be brought back. */
export function TemplateVersions({ template }: { template: Template }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const mayWrite = useMay('templates:write');
  const { busy, act } = useAction();
  const { data, error, refetch } = useQuery({
    queryKey: ['templates', 'versions', template.id],
    queryFn: ({ signal }) => call<{ data: Version[] }>(`/templates/${template.id}/versions`, { signal }),
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const bringBack = (version: number) =>
    act(
      async () => {
        await call(`/templates/${template.id}/versions/${version}/bring-back`, { method: 'POST', body: {} });
        await queries.invalidateQueries({ queryKey: ['templates'] });
        toast(t('resources.templates.broughtBack'));
      },
      (message) => t('resources.templates.saveFailed', { message }),
    );
  return (
    <List disablePadding>
      {data.data.map((version) => (
        <ListItem
          key={version.version}
          sx={{
            gap: 2,
            px: 3,
            py: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box dir="auto" sx={{ fontWeight: 600 }}>
              {version.subject}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
              <Moment at={version.savedAt} /> · <bdi>{version.savedBy}</bdi>
            </Box>
          </Box>
          {version.version === template.version ? (
            <Box sx={{ color: 'text.secondary' }}>{t('resources.templates.current')}</Box>
          ) : (
            mayWrite && (
              <Button disabled={busy} onClick={() => void bringBack(version.version)}>
                {t('resources.templates.bringBack')}
              </Button>
            )
          )}
        </ListItem>
      ))}
    </List>
  );
}
