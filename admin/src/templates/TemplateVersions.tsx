import { Box, Button, List, ListItem } from '@mui/material';
import type { Template, TemplateVersion } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { useAction } from '../forms/useAction';
import { Loaded } from '../lists/Loaded';
import { RowsSkeleton } from '../lists/skeletons';
import { Quiet } from '../theme/Quiet';
import { CompareVersions } from './CompareVersions';
import { readable } from './letter/in-words';

interface TemplateVersionsProps {
  template: Template;
  /** There is unsaved work: bringing back would lose it. */
  unsaved: boolean;
  onBroughtBack: () => Promise<void>;
}

/** Every save of a template, by whom and when; each can be compared with the current one and brought back. */
export function TemplateVersions({ template, unsaved, onBroughtBack }: TemplateVersionsProps) {
  const [compared, setCompared] = useState<number | null>(null);
  const answer = useAnswer<{ data: TemplateVersion[] }>(
    ['templates', 'versions', template.id, template.version],
    `/templates/${template.id}/versions`,
  );
  const bringBack = useBringBack(template.id, onBroughtBack);
  return (
    <>
      <Loaded answer={answer} shape={<RowsSkeleton rows={3} />}>
        {({ data: versions }) => (
          <List disablePadding>
            {versions.map((version) => (
              <Row key={version.version} version={version}>
                <Ways {...{ template, unsaved, bringBack }} version={version.version} onCompare={setCompared} />
              </Row>
            ))}
          </List>
        )}
      </Loaded>
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

interface WaysProps extends Pick<TemplateVersionsProps, 'template' | 'unsaved'> {
  version: number;
  bringBack: ReturnType<typeof useBringBack>;
  onCompare: (version: number) => void;
}

/** What can be done with a version; the current one is only named so. */
function Ways({ template, unsaved, version, bringBack, onCompare }: WaysProps) {
  const t = useTranslate();
  const mayWrite = useMay('templates:write');
  if (version === template.version)
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.templates.current')}</Box>;
  return (
    <>
      <Button onClick={() => onCompare(version)}>{t('resources.templates.compare')}</Button>
      {mayWrite && (
        <Button disabled={bringBack.busy || unsaved} onClick={() => void bringBack.act(version)}>
          {t('resources.templates.bringBack')}
        </Button>
      )}
    </>
  );
}

function useBringBack(id: string, onDone: () => Promise<void>) {
  const t = useTranslate();
  const { busy, act } = useAction();
  const bringBack = (version: number) =>
    act(
      async () => {
        await call(`/templates/${id}/versions/${version}/bring-back`, { method: 'POST', body: {} });
        await onDone();
      },
      (message) => t('resources.templates.saveFailed', { message }),
    );
  return { busy, act: bringBack };
}

/** A version by the words of its subject, with when it was saved and by whom. */
function Row({ version, children }: { version: TemplateVersion; children: React.ReactNode }) {
  const t = useTranslate();
  return (
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
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {version.version}. <bdi>{readable(t, version.subject)}</bdi>
        </Box>
        <Quiet>
          <Moment at={version.savedAt} /> · <bdi>{version.savedBy}</bdi>
        </Quiet>
      </Box>
      {children}
    </ListItem>
  );
}
