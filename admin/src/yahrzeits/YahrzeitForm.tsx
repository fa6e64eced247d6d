import { Button } from '@mui/material';
import type { Yahrzeit, YahrzeitDetails } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { call } from '../api/http';
import type { Edition } from '../forms/merge-conflicts';
import { sayByPath } from '../forms/say-of-field';
import { VersionedForm } from '../forms/VersionedForm';
import { draftOf, formValuesOf, type YahrzeitFormValues } from './form-values';
import { YahrzeitInputs } from './YahrzeitInputs';
import { useDone } from '../forms/useChange';

const editionIn =
  (locale: string) =>
  (yahrzeit: Yahrzeit): Edition<YahrzeitFormValues> => ({
    values: formValuesOf(yahrzeit, locale),
    version: yahrzeit.version,
  });

/** Corrects a yahrzeit. Somebody else's newer change is not overwritten. */
export function YahrzeitForm({ yahrzeit, onDone }: { yahrzeit: YahrzeitDetails; onDone: () => void }) {
  const t = useTranslate();
  const done = useDone(['yahrzeits']);
  const [locale] = useLocaleState();
  const editionOf = editionIn(locale);
  const path = `/yahrzeits/${yahrzeit.id}`;
  const save = async (typed: YahrzeitFormValues, read: Edition<YahrzeitFormValues>) => {
    const body = { ...(await draftOf(typed, read.values)), version: read.version };
    await call(path, { method: 'PUT', body });
    await done(t('resources.yahrzeits.saved'));
    return onDone;
  };
  const latest = async () => editionOf(await call<Yahrzeit>(path));
  return (
    <VersionedForm
      first={editionOf(yahrzeit)}
      latest={latest}
      save={save}
      failed={t('resources.yahrzeits.saveFailed')}
      {...(locale === 'en' && { sayOf: sayByPath })}
      requires={['name']}
      buttons={<Button onClick={onDone}>{t('ra.action.cancel')}</Button>}
    >
      {(read) => <YahrzeitInputs before={read.values} />}
    </VersionedForm>
  );
}
