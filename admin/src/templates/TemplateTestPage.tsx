import { Box, Card } from '@mui/material';
import type { Template, TemplateAsSaved, TemplateValidation } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { SectionTabs } from '../forms/SectionTabs';
import { LinkButton } from '../lists/LinkButton';
import { Loaded } from '../lists/Loaded';
import { PageHead } from '../lists/PageHead';
import { MailFrame } from './MailFrame';
import { RecordChooser } from './RecordChooser';
import { SendTest } from './SendTest';
import { KnownTemplate } from './TemplatePage';
import { SAMPLE, useValidation } from './use-validation';
import { ValidationResult } from './ValidationResult';

/** `/app/templates/{id}/test`: the saved letter tried with the sample or a real record, and sent to whoever tests. */
export default function TemplateTestPage() {
  const { id = '' } = useParams();
  return <KnownTemplate id={id}>{(template) => <Test key={template.version} template={template} />}</KnownTemplate>;
}

function Test({ template }: { template: Template }) {
  const maySend = useMay('emails:send');
  const [whose, setWhose] = useState(SAMPLE);
  const answer = useAnswer<TemplateAsSaved>(
    ['templates', 'saved', template.id, template.version],
    `/templates/${template.id}/versions/${template.version}`,
    { staleTime: Infinity },
  );
  return (
    <>
      <Head template={template} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: maySend ? '3fr 2fr' : '1fr' } }}
      >
        <Card variant="outlined" sx={{ py: 3 }}>
          <RecordChooser value={whose} onChange={setWhose} />
        </Card>
        {maySend && (
          <Card variant="outlined" sx={{ py: 3 }}>
            <SendTest templateId={template.id} whose={whose} hasHtml={Boolean(answer.data?.html)} />
          </Card>
        )}
      </Box>
      <Loaded answer={answer}>{(letter) => <Outcome letter={letter} whose={whose} />}</Loaded>
    </>
  );
}

function Outcome({ letter, whose }: { letter: TemplateAsSaved; whose: typeof SAMPLE }) {
  const answer = useValidation(letter, whose);
  return <Loaded answer={answer}>{(validation) => <ResultTabs validation={validation} />}</Loaded>;
}

function ResultTabs({ validation }: { validation: TemplateValidation }) {
  const t = useTranslate();
  const { html, subject, text, recommendations } = validation;
  const tab = (name: string) => t(`resources.templates.test.tabs.${name}`);
  return (
    <SectionTabs
      label={t('resources.templates.test.result')}
      tabs={[
        { title: tab('result'), content: <ValidationResult validation={validation} /> },
        {
          title: tab('letter'),
          content: (
            <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
              <MailFrame html={html} subject={subject} problems={recommendations} />
            </Box>
          ),
        },
        { title: tab('html'), content: <Source text={html} /> },
        { title: tab('text'), content: <Source text={text} wrapped /> },
      ]}
    />
  );
}

const Source = ({ text, wrapped = false }: { text: string; wrapped?: boolean }) => (
  <Box
    component="pre"
    tabIndex={0}
    dir={wrapped ? 'auto' : 'ltr'}
    sx={{
      m: 0,
      p: { xs: 2, sm: 3 },
      maxHeight: 640,
      overflow: 'auto',
      fontSize: '.9375rem',
      whiteSpace: wrapped ? 'pre-wrap' : 'pre',
    }}
  >
    {text}
  </Box>
);

function Head({ template: { id, name } }: { template: Template }) {
  const t = useTranslate();
  const mayWrite = useMay('templates:write');
  return (
    <PageHead
      title={t('resources.templates.test.title', { name })}
      intro={t('resources.templates.test.intro')}
      back={{ to: '/app/templates', label: t('resources.templates.title') }}
    >
      <LinkButton
        to={`/app/templates/${id}`}
        variant="outlined"
        label={t(mayWrite ? 'ra.action.edit' : 'lists.words.view')}
      />
    </PageHead>
  );
}
