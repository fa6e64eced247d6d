import type { Contact } from '@zikaron/contract';
import { Box, FormControl, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Day, HebrewDate } from '../dates/When';
import { StatusChip } from '../lists/Cells';
import { joinedTo, type Kind, type Mergeable } from './mergeable';

interface WhoStaysProps {
  kind: Kind;
  records: readonly [Mergeable, Mergeable];
  stays: string;
  onChoose: (id: string) => void;
}

/** The two beside each other; the one that is chosen stays. */
export function WhoStays({ kind, records, stays, onChoose }: WhoStaysProps) {
  const t = useTranslate();
  return (
    <FormControl sx={{ width: '100%', my: 2 }}>
      <FormLabel id="who-stays">{t('merging.whoStays')}</FormLabel>
      <RadioGroup aria-labelledby="who-stays" value={stays} onChange={(_, id) => onChoose(id)}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mt: 1 }}>
          {records.map((record) => (
            <Box key={record.id} component="label" sx={look(record.id === stays)}>
              <Radio value={record.id} sx={{ p: 1 }} slotProps={{ input: { 'aria-describedby': `is-${record.id}` } }} />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box dir="auto" sx={{ fontWeight: 600 }}>
                  {record.name}
                </Box>
                <Lines record={record} />
                <Box sx={{ color: 'text.secondary' }}>
                  {t(`merging.${kind}.joined`, { smart_count: joinedTo(record) })}
                </Box>
                <Box id={`is-${record.id}`} sx={{ color: 'text.secondary', mt: 0.5 }}>
                  {t(record.id === stays ? 'merging.stays' : 'merging.goes')}
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      </RadioGroup>
    </FormControl>
  );
}

const look = (stays: boolean) => ({
  ...{ display: 'flex', alignItems: 'flex-start', gap: 0.5, p: 1, pe: 2, cursor: 'pointer', borderRadius: 1 },
  ...{ border: '1px solid', borderColor: stays ? 'primary.main' : 'divider' },
});

function Lines({ record }: { record: Mergeable }) {
  if ('observances' in record) return <ContactLines contact={record} />;
  return (
    <>
      {record.hebrewName && <Box dir="auto">{record.hebrewName}</Box>}
      <Day date={record.gregorianDate} /> · <HebrewDate of={record} />
      {record.plaque && <Box dir="auto">{record.plaque}</Box>}
    </>
  );
}

/** Which address came back, or is not to be written to, decides who stays. */
function ContactLines({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const lines = [contact.hebrewName, contact.email, contact.phone, contact.address].filter(Boolean);
  return (
    <>
      {lines.map((line) => (
        <Box key={line} dir="auto">
          {line}
        </Box>
      ))}
      {contact.suppressed && (
        <Box sx={{ my: 0.5 }}>
          <StatusChip tone="danger">{t('resources.contacts.suppressed')}</StatusChip>{' '}
          {t(`suppression.${contact.suppressed}`, { _: contact.suppressed })}
        </Box>
      )}
    </>
  );
}
