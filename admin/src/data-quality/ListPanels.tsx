import { Box } from '@mui/material';
import type { MergeFieldSummary } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { StatusChip } from '../lists/Cells';
import { LinkButton } from '../lists/LinkButton';
import { fieldInWords } from '../templates/letter/in-words';
import { Nothing, Panel } from './Panel';
import { Row, Rows } from './Rows';

/** The ten merge fields with most issues; each opens the records that lack it. */
export function ProblemFields({ fields }: { fields: MergeFieldSummary['mostProblematicFields'] }) {
  const t = useTranslate();
  const mayMend = useMay('yahrzeits:write');
  return (
    <Panel title={t('dataQuality.problemFields')}>
      {fields.length === 0 && <Nothing>{t('dataQuality.noFields')}</Nothing>}
      <Rows>
        {fields.map(({ field, count }) => (
          <Row key={field}>
            <Box sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere', fontWeight: 600 }}>
              <bdi>{fieldInWords(t, field)}</bdi>
            </Box>
            <StatusChip tone="care">{t('dataQuality.issueCount', { smart_count: count })}</StatusChip>
            <LinkButton
              to={`/app/data-quality/lacking?field=${encodeURIComponent(field)}`}
              aria-label={
                mayMend
                  ? t('dataQuality.fixIssuesOf', { field: fieldInWords(t, field) })
                  : t('lists.view', { name: fieldInWords(t, field) })
              }
              label={t(mayMend ? 'dataQuality.fixIssues' : 'lists.words.view')}
            />
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}

/** The five templates whose letters had most issues. */
export function TemplatesNeedingAttention({ templates }: { templates: MergeFieldSummary['mostProblematicTemplates'] }) {
  const t = useTranslate();
  const mayWrite = useMay('templates:write');
  return (
    <Panel title={t('dataQuality.needAttention')}>
      {templates.length === 0 && <Nothing>{t('dataQuality.noTemplates')}</Nothing>}
      <Rows>
        {templates.map(({ templateId, templateName, issueCount }) => (
          <Row key={templateId}>
            <Box dir="auto" sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere', fontWeight: 600 }}>
              {templateName}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <StatusChip tone="care">{t('dataQuality.issueCount', { smart_count: issueCount })}</StatusChip>
              <LinkButton to={`/app/templates/${templateId}/test`} label={t('dataQuality.testTemplate')} />
              <LinkButton
                to={`/app/templates/${templateId}`}
                label={t(mayWrite ? 'ra.action.edit' : 'lists.words.view')}
              />
            </Box>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}

const ACTIONS = [
  { label: 'layout.menu.mergeFieldInspector', to: '/app/merge-field-inspector' },
  { label: 'layout.nav.templates', to: '/app/templates' },
  { label: 'dataQuality.emailAdministration', to: '/app/email-administration' },
];

export function QuickActions() {
  const t = useTranslate();
  return (
    <Panel title={t('dataQuality.actions')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {ACTIONS.map(({ label, to }) => (
          <LinkButton key={to} to={to} variant="outlined" sx={{ flex: '1 1 12rem' }} label={t(label)} />
        ))}
      </Box>
    </Panel>
  );
}
