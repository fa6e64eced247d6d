import {
  Alert,
  Box,
  Button,
  Card,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Select,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  type SxProps,
  type Theme,
} from '@mui/material';
import { hasNameAndDate, IMPORT_FIELDS, type ImportField, type ImportSummary } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHeading } from './use-heading';
import { useTelling } from './use-telling';

/** What each column was understood to hold, with samples; correctable by hand. */
export function ImportColumns({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const { busy, tell } = useTelling(table);
  const [fields, setFields] = useState<ImportField[]>(table.columns.map(({ field }) => field));
  const choose = (at: number, field: ImportField) =>
    setFields(fields.map((old, index) => (index === at ? field : old)));
  return (
    <Card variant="outlined" component="section" aria-labelledby="columns" sx={{ mb: 2.5 }}>
      <Box sx={{ pt: 3, pb: 1 }}>
        <Typography variant="h3" component="h2" id="columns">
          {t('resources.imports.columnsTitle')}
        </Typography>
        <Typography color="text.secondary">{t('resources.imports.columnsText')}</Typography>
        <FirstRow table={table} busy={busy} onTurn={(firstRow) => void tell('columns', { fields, firstRow })} />
      </Box>
      <Meanings table={table} fields={fields} onChoose={choose} />
      <ReadAgain table={table} fields={fields} busy={busy} read={(body) => void tell('columns', body)} />
    </Card>
  );
}

interface MeaningsProps {
  table: ImportSummary;
  fields: readonly ImportField[];
  onChoose: (at: number, field: ImportField) => void;
}

function Meanings({ table, fields, onChoose }: MeaningsProps) {
  const t = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby="columns">
      <Table size="small" sx={UNDER_ONE_ANOTHER}>
        <TableHead>
          <TableRow>
            <TableCell>{t('resources.imports.heading')}</TableCell>
            <TableCell>{t('resources.imports.samples')}</TableCell>
            <TableCell>{t('resources.imports.meaning')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {table.columns.map((column, at) => (
            <Meaning
              key={column.index}
              {...{ table, column }}
              field={fields[at] ?? 'ignore'}
              onChoose={(field) => onChoose(at, field)}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface MeaningProps {
  table: ImportSummary;
  column: ImportSummary['columns'][number];
  field: ImportField;
  onChoose: (field: ImportField) => void;
}

function Meaning({ table, column: { index, heading, samples }, field, onChoose }: MeaningProps) {
  const t = useTranslate();
  const headingOf = useHeading();
  return (
    <TableRow>
      <TableCell dir="auto" sx={{ fontWeight: 600 }}>
        {table.headerRow === 0 ? t('resources.imports.noHeading', { n: index + 1 }) : headingOf(heading)}
      </TableCell>
      <TableCell sx={{ color: 'text.secondary' }}>
        <bdi>{samples.slice(0, 3).join(' · ')}</bdi>
      </TableCell>
      <TableCell>
        <Select
          value={field}
          onChange={({ target }) => onChoose(target.value)}
          inputProps={{ 'aria-label': `${t('resources.imports.meaning')}: ${headingOf(heading)}` }}
          sx={{ minWidth: 220 }}
        >
          {IMPORT_FIELDS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`resources.imports.fieldNames.${one}`)}
            </MenuItem>
          ))}
        </Select>
      </TableCell>
    </TableRow>
  );
}

interface ReadAgainProps {
  table: ImportSummary;
  fields: readonly ImportField[];
  busy: boolean;
  read: (body: object) => void;
}

function ReadAgain({ table, fields, busy, read }: ReadAgainProps) {
  const t = useTranslate();
  const asks = table.state === 'columns';
  const [dateOrder, setDateOrder] = useState(table.dateOrder);
  const isOther = dateOrder !== table.dateOrder;
  const changed = asks || isOther || table.columns.some(({ field }, at) => field !== fields[at]);
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <DateOrder order={dateOrder} onChange={setDateOrder} />
      <Button
        variant={asks ? 'contained' : 'outlined'}
        disabled={busy || !changed || !hasNameAndDate(fields)}
        onClick={() => read({ fields, ...(isOther && { dateOrder }) })}
      >
        {t(asks ? 'resources.imports.goOn' : 'resources.imports.readAgain')}
      </Button>
      {changed && !asks && (
        <Alert severity="info" sx={{ py: 0 }}>
          {t('resources.imports.notRead')}
        </Alert>
      )}
    </Box>
  );
}

type Order = ImportSummary['dateOrder'];

function DateOrder({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const t = useTranslate();
  return (
    <>
      <Typography component="label" id="order">
        {t('resources.imports.dateOrder')}
      </Typography>
      <Select value={order} onChange={({ target }) => onChange(target.value)} labelId="order" aria-labelledby="order">
        <MenuItem value="mdy">{t('resources.imports.mdy')}</MenuItem>
        <MenuItem value="dmy">{t('resources.imports.dmy')}</MenuItem>
      </Select>
    </>
  );
}

/** On a phone what a column holds stands below its heading and samples: beside them one would see the beginning of each choice alone. */
const UNDER_ONE_ANOTHER: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { py: 1.5, borderBottom: 1, borderColor: 'divider' },
    '& td': { border: 0, py: 0.5, overflowWrap: 'anywhere' },
    '& .MuiInputBase-root': { width: '100%' },
  },
});

interface FirstRowProps {
  table: ImportSummary;
  busy: boolean;
  onTurn: (firstRow: 'headings' | 'person') => void;
}

/** Whether the first row are headings or a person already. */
function FirstRow({ table, busy, onTurn }: FirstRowProps) {
  const t = useTranslate();
  return (
    <FormControl sx={{ mt: 1 }}>
      <FormLabel id="first-row">{t('resources.imports.firstRow.ask')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="first-row"
        value={table.headerRow === 0 ? 'person' : 'headings'}
        onChange={(_, value) => onTurn(value as 'headings' | 'person')}
      >
        {(['headings', 'person'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            disabled={busy}
            control={<Radio size="small" />}
            label={t(`resources.imports.firstRow.${value}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
