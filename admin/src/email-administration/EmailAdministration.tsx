import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { SectionTabs } from '../forms/SectionTabs';
import { PageHead } from '../lists/PageHead';
import { JobQueues } from '../queues/QueueMonitor';
import { TemplateListing } from '../templates/TemplateListing';
import { Box } from '@mui/material';
import { CreateTemplate } from './CreateTemplate';

/** `/app/email-administration`: the templates with a form for a new one, and the job queues. */
export function EmailAdministration() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('layout.menu.emailAdministration')} intro={t('emailAdministration.intro')} />
      <SectionTabs
        label={t('layout.menu.emailAdministration')}
        tabs={[
          { title: t('layout.nav.templates'), content: <Templates /> },
          {
            title: t('emailAdministration.queues'),
            content: (
              <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
                <JobQueues />
              </Box>
            ),
          },
        ]}
      />
    </>
  );
}

function Templates() {
  const mayWrite = useMay('templates:write');
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      {mayWrite && <CreateTemplate />}
      <ResourceContextProvider value="templates">
        <TemplateListing />
      </ResourceContextProvider>
    </Box>
  );
}
