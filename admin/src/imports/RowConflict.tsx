import {
  Box,
  FormControlLabel,
  Radio,
  RadioGroup,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ImportChoice, ImportConflict, ImportRow } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { hebrewDateSaid } from '../dates/hebrew';
import { Day } from '../dates/When';
import { choicesFor, wordsOfChoice } from './choices';
import type { Choosing } from './use-choices';

interface RowConflictProps {
  row: ImportRow;
  conflict: ImportConflict;
  choosing?: Choosing;
}

/** Whom the row may speak of, in what it says otherwise, and what is to be done about it. */
export function RowConflict({ row, conflict, choosing }: RowConflictProps) {
  const t = useTranslate();
  const words = t(`resources.imports.conflict.${conflict.kind}`);
  return (
    <Box sx={{ mt: 1, borderInlineStart: '3px solid', borderColor: 'warning.main', paddingInlineStart: 1.75 }}>
      <Typography>
        {words}{' '}
        {conflict.yahrzeitId ? (
          <Box component={Link} to={`/app/yahrzeits/${conflict.yahrzeitId}`} sx={{ color: 'primary.main' }}>
            {t('resources.imports.conflict.record')}
          </Box>
        ) : (
          conflict.row !== null && t('resources.imports.conflict.row', { n: conflict.row })
        )}
      </Typography>
      {conflict.fields.length > 0 && <Fields fields={conflict.fields} />}
      <Choices row={row} conflict={conflict} choosing={choosing} />
    </Box>
  );
}

function Choices({ row, conflict, choosing }: RowConflictProps) {
  const t = useTranslate();
  return (
    <RadioGroup
      row
      name={`choice-${row.row}`}
      aria-label={t('resources.imports.conflict.ask', { n: row.row })}
      value={row.choice ?? conflict.usual}
      onChange={(_, choice) => choosing?.choose([row.row], choice as ImportChoice)}
      sx={{ mt: 0.5, columnGap: 1 }}
    >
      {choicesFor(conflict).map((choice) => (
        <FormControlLabel
          key={choice}
          value={choice}
          disabled={!choosing || choosing.busy}
          control={<Radio size="small" />}
          label={t(`resources.imports.${wordsOfChoice(choice, conflict)}`)}
        />
      ))}
    </RadioGroup>
  );
}

/** What a record or the file says in a field, in words; `null` is nothing. */
export function Said({ field, text }: { field: string; text: string | null }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  if (text === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('resources.imports.conflict.nothing')}
      </Box>
    );
  if (field === 'gregorianDate' || field === 'burialDate') return <Day date={text} />;
  if (text === 'true' || text === 'false') return t(`resources.imports.conflict.${text}`);
  return <bdi>{field === 'hebrewDate' ? hebrewDateSaid(text, locale) : text}</bdi>;
}

/** What it is about, and of those who observe whom. */
export function FieldOf({ field, contact }: Pick<ImportConflict['fields'][number], 'field' | 'contact'>) {
  const t = useTranslate();
  return (
    <>
      {t(`resources.imports.fieldNames.${field}`)}
      {contact && (
        <>
          {' ('}
          <Box component={Link} to={`/app/contacts/${contact.id}`} sx={{ color: 'primary.main' }}>
            <bdi>{contact.name}</bdi>
          </Box>
          )
        </>
      )}
    </>
  );
}

function Fields({ fields }: { fields: ImportConflict['fields'] }) {
  const t = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        sx={{
          my: 0.75,
          maxWidth: 720,
          tableLayout: 'fixed',
          '&& td, && th': { px: 1, py: 0.5, border: 0, overflowWrap: 'anywhere' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell component="td" sx={{ width: { xs: '24%', sm: 'auto' } }} />
            <TableCell>{t('resources.imports.conflict.existing')}</TableCell>
            <TableCell>{t('resources.imports.conflict.file')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((one) => (
            <FieldRow key={`${one.field} ${one.contact?.id ?? ''}`} {...one} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const FieldRow = ({ field, existing, file, contact }: ImportConflict['fields'][number]) => (
  <TableRow>
    <TableCell component="th" scope="row">
      <FieldOf field={field} contact={contact} />
    </TableCell>
    <TableCell>
      <Said field={field} text={existing} />
    </TableCell>
    <TableCell>
      <Said field={field} text={file} />
    </TableCell>
  </TableRow>
);
