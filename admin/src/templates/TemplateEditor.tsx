import { Alert, Box, Button, Card, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Template, TemplateMetadata } from '@zikaron/contract';
import { useRef, useState, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { LeaveGuard } from '../forms/LeaveGuard';
import { useToast } from '../forms/useAction';
import { PageHead } from '../lists/PageHead';
import { FieldPanel } from '../merge-fields/FieldPanel';
import { LetterWorkshop } from './LetterWorkshop';
import type { LetterEditorHandle, PutField } from './letter-editor';
import { SaveButtons } from './SaveButtons';
import { TemplateWords } from './TemplateWords';
import { TemplateVersions } from './TemplateVersions';
import { UnsavedPreview } from './UnsavedPreview';
import { useTemplateDraft } from './use-template-draft';

const SECTIONS = ['letter', 'preview', 'versions'] as const;

/** A template at work: its words above, and below them the letter in its editor, its preview, and every save of it. */
export function TemplateEditor({ template, onReplaced }: { template: Template; onReplaced: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const mayWrite = useMay('templates:write');
  const draft = useTemplateDraft(template);
  const editor = useRef<LetterEditorHandle>(null);
  const put = useRef<PutField | null>(null);
  const [section, setSection] = useState<(typeof SECTIONS)[number]>(mayWrite ? 'letter' : 'preview');
  const [begun, setBegun] = useState(0);
  const { base, words, dirty } = draft;

  const read = (): Promise<TemplateMetadata> => editor.current?.read() ?? Promise.resolve(base.metadataJson);
  const begin = () => setBegun((times) => times + 1);
  const discard = () => {
    draft.discard();
    begin();
  };
  const afterBringBack = async () => {
    await queries.invalidateQueries({ queryKey: ['templates'] });
    toast(t('resources.templates.broughtBack'));
    onReplaced();
  };
  const sections = mayWrite ? SECTIONS : SECTIONS.slice(1);
  return (
    <>
      <LeaveGuard when={dirty} />
      <PageHead
        title={words.name || base.name}
        intro={t(`resources.templates.keys.${base.jsxComponentKey}`)}
        back={{ to: '/app/templates', label: t('resources.templates.back') }}
      >
        <Button component={Link} to={`/app/templates/${base.id}/test`} variant="outlined">
          {t('resources.templates.test.open')}
        </Button>
        {mayWrite && (
          <SaveButtons state={draft.state} dirty={dirty} onDiscard={discard} onSave={() => void draft.save(read)} />
        )}
      </PageHead>
      {draft.failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {draft.failure.message}
          {draft.failure.places.map((place) => (
            <Box key={place}>{place}</Box>
          ))}
        </Alert>
      )}
      {mayWrite && <TemplateWords words={words} onChange={draft.change} onCaret={(target) => (put.current = target)} />}
      <Card variant="outlined" sx={{ mt: 2, overflow: 'visible' }}>
        <Tabs
          value={section}
          onChange={(_, value: (typeof SECTIONS)[number]) => setSection(value)}
          aria-label={base.name}
          sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
        >
          {sections.map((one) => (
            <Tab
              key={one}
              value={one}
              label={t(`resources.templates.sections.${one}`)}
              id={`tab-${one}`}
              aria-controls={`panel-${one}`}
            />
          ))}
        </Tabs>
        {mayWrite && (
          // Hidden, not taken away: what was typed stays.
          <Box
            role="tabpanel"
            id="panel-letter"
            aria-labelledby="tab-letter"
            hidden={section !== 'letter'}
            sx={workshop}
          >
            <Fields
              language={words.language}
              onPick={(entry) =>
                put.current ? put.current(entry) : toast(t('resources.templates.editor.noCaret'), 'info')
              }
            />
            <LetterWorkshop
              key={begun}
              ref={editor}
              letter={base.metadataJson}
              language={words.language}
              onDirty={draft.touchLetter}
              onCaret={(target) => (put.current = target)}
            />
          </Box>
        )}
        {section === 'preview' && (
          <Box role="tabpanel" id="panel-preview" aria-labelledby="tab-preview">
            <UnsavedPreview words={words} read={read} />
          </Box>
        )}
        {section === 'versions' && (
          <Box role="tabpanel" id="panel-versions" aria-labelledby="tab-versions">
            <TemplateVersions template={base} unsaved={dirty} onBroughtBack={afterBringBack} />
          </Box>
        )}
      </Card>
    </>
  );
}

/** The merge fields: beside the letter where there is room, to be opened above it on a phone. */
function Fields(props: ComponentProps<typeof FieldPanel>) {
  const t = useTranslate();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (wide)
    return (
      <Box sx={{ maxHeight: 'max(700px, calc(100vh - 100px))', overflow: 'auto', p: 0.5 }}>
        <FieldPanel {...props} />
      </Box>
    );
  return (
    <details>
      <Box component="summary" sx={{ py: 1.25, fontWeight: 600, cursor: 'pointer' }}>
        {t('mergeFields.panel')}
      </Box>
      <Box sx={{ maxHeight: '50vh', overflow: 'auto', p: 0.5 }}>
        <FieldPanel {...props} />
      </Box>
    </details>
  );
}

const workshop = {
  p: { xs: 1.5, md: 2 },
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
  '&:not([hidden])': { display: 'grid' },
};
