import { useTranslate } from 'react-admin';
import { SectionTabs } from '../forms/SectionTabs';
import { PageHead } from '../lists/PageHead';
import { BulkAnalysis } from './BulkAnalysis';
import { FieldCatalogue } from './FieldCatalogue';

/** `/app/merge-field-inspector`: every field that a letter may use, and what the records lack of them. */
export function MergeFieldInspector() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('layout.menu.mergeFieldInspector')} intro={t('mergeFields.intro')} />
      <SectionTabs
        label={t('layout.menu.mergeFieldInspector')}
        tabs={[
          { title: t('mergeFields.catalogue'), content: <FieldCatalogue /> },
          { title: t('mergeFields.bulk.title'), content: <BulkAnalysis /> },
        ]}
      />
    </>
  );
}
