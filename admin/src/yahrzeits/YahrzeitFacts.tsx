import { Box, Typography } from '@mui/material';
import type { YahrzeitDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Day, HebrewDate } from '../dates/When';
import { FactLine as Fact } from '../forms/Facts';
import { Typed } from '../lists/Cells';
import { Quiet } from '../theme/Quiet';

/** What is known about a person and their day, one line each. */
export function YahrzeitFacts({ yahrzeit }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const name = (field: string) => t(`resources.yahrzeits.fields.${field}`);
  const sunset = yahrzeit.afterSunset === null ? 'unsure' : yahrzeit.afterSunset ? 'yes' : 'no';
  return (
    <Box component="section" aria-labelledby="all-dates">
      <Typography variant="h3" component="h2" id="all-dates">
        {t('resources.yahrzeits.allDates')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        <Dates yahrzeit={yahrzeit} sunset={sunset} />
        <FurtherFacts yahrzeit={yahrzeit} />
        <OwnCustoms yahrzeit={yahrzeit} />
        {yahrzeit.notes && (
          <Fact name={name('notes')} wide>
            <Typed text={yahrzeit.notes} />
          </Fact>
        )}
      </Box>
    </Box>
  );
}

function Dates({ yahrzeit, sunset }: { yahrzeit: YahrzeitDetails; sunset: 'yes' | 'no' | 'unsure' }) {
  const t = useTranslate();
  const name = (field: string) => t(`resources.yahrzeits.fields.${field}`);
  return (
    <>
      <Fact name={name('gregorianDate')}>
        <Day date={yahrzeit.gregorianDate} style="long" />
        {yahrzeit.gregorianDerived && <Quiet>{t('resources.yahrzeits.derived')}</Quiet>}
      </Fact>
      <Fact name={name('hebrewDateOfDeath')}>
        <HebrewDate of={yahrzeit} />
        {yahrzeit.yearUnknown && <Quiet>{t('resources.yahrzeits.yearUnknown')}</Quiet>}
      </Fact>
      <Fact name={name('afterSunset')}>{t(`resources.yahrzeits.sunset.${sunset}`)}</Fact>
      <Fact name={name('fridayServiceBefore')}>
        <Day date={yahrzeit.fridayServiceBefore} style="weekday" />
      </Fact>
      <Fact name={name('fridayServiceAfter')}>
        <Day date={yahrzeit.fridayServiceAfter} style="weekday" />
      </Fact>
      <Fact name={name('nextGregorianObservance')}>
        <Day date={yahrzeit.nextGregorianObservance} style="weekday" />
      </Fact>
    </>
  );
}

function FurtherFacts({ yahrzeit }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const name = (field: string) => t(`resources.yahrzeits.fields.${field}`);
  return (
    <>
      {yahrzeit.burialDate && (
        <Fact name={name('burialDate')}>
          <Day date={yahrzeit.burialDate} />
        </Fact>
      )}
      {yahrzeit.ageAtDeath !== null && <Fact name={name('ageAtDeath')}>{yahrzeit.ageAtDeath}</Fact>}
      {yahrzeit.plaque && (
        <Fact name={name('plaque')}>
          <Typed text={yahrzeit.plaque} />
        </Fact>
      )}
      {yahrzeit.personDetails && (
        <Fact name={name('personDetails')} wide>
          <Typed text={yahrzeit.personDetails} />
        </Fact>
      )}
    </>
  );
}

/** Where this family differs from the congregation, one line each. */
function OwnCustoms({ yahrzeit: { rules, serviceRule } }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const own = Object.entries({ ...rules, serviceRule }).filter(([, answer]) => answer);
  if (own.length === 0) return null;
  return (
    <Fact name={t('resources.yahrzeits.ownRules')} wide>
      {own.map(([rule, answer]) => (
        <Box key={rule}>
          {t(`settings.rules.${rule}.label`)}: {t(`settings.rules.${rule}.answers.${answer}`)}
        </Box>
      ))}
    </Fact>
  );
}
