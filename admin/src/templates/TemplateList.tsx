import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { NewTemplate } from './NewTemplate';
import { TemplateListing } from './TemplateListing';

/** `/app/templates` */
export default function TemplateList() {
  const t = useTranslate();
  const mayWrite = useMay('templates:write');
  const [adding, setAdding] = useState(false);
  const add = mayWrite && (
    <Button variant="contained" data-key="n" onClick={() => setAdding(true)}>
      {t('resources.templates.new')}
    </Button>
  );
  return (
    <>
      <TemplateListing title={t('resources.templates.title')} actions={add} />
      {adding && <NewTemplate onClose={() => setAdding(false)} />}
    </>
  );
}
