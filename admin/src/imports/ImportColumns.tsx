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
import { useQueryClient } from '@tanstack/react-query';
import { hasNameAndDate, IMPORT_FIELDS, type ImportField, type ImportSummary } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction } from '../forms/useAction';
import { useHeading } from './use-heading';
import { useTelling } from './use-telling';

/** What each column was understood to hold, with samples; correctable by hand. */
export function ImportColumns({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const headingOf = useHeading();
  const { busy, act } = useAction();
  const asks = table.state === 'columns';
  const [fields, setFields] = useState<ImportField[]>(table.columns.map(({ field }) => field));
  const [dateOrder, setDateOrder] = useState(table.dateOrder);
  const changed = asks || dateOrder !== table.dateOrder || table.columns.some(({ field }, at) => field !== fields[at]);
  const apply = () =>
    act(
      async () => {
        const after = await call<ImportSummary>(`/imports/${table.id}/columns`, {
          method: 'POST',
          body: { fields, ...(dateOrder === table.dateOrder ? {} : { dateOrder }) },
        });
        queries.setQueryData(['imports', 'one', table.id], after);
        await queries.invalidateQueries({ queryKey: ['imports'] });
      },
      (message) => t('resources.imports.failedWith', { message }),
    );
  const { tell, busy: turning } = useTelling(table);
  const choose = (at: number, field: ImportField) =>
    setFields(fields.map((old, index) => (index === at ? field : old)));
  return (
    <Card variant="outlined" component="section" aria-labelledby="columns" sx={{ mb: 2.5 }}>
      <Box sx={{ pt: 3, pb: 1 }}>
        <Typography variant="h3" component="h2" id="columns">
          {t('resources.imports.columnsTitle')}
        </Typography>
        <Typography color="text.secondary">{t('resources.imports.columnsText')}</Typography>
        <FirstRow
          table={table}
          busy={busy || turning}
          onTurn={(firstRow) => void tell('columns', { fields, firstRow })}
        />
      </Box>
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
              <TableRow key={column.index}>
                <TableCell dir="auto" sx={{ fontWeight: 600 }}>
                  {table.headerRow === 0
                    ? t('resources.imports.noHeading', { n: column.index + 1 })
                    : headingOf(column.heading)}
                </TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>
                  <bdi>{column.samples.slice(0, 3).join(' · ')}</bdi>
                </TableCell>
                <TableCell>
                  <Select
                    value={fields[at] ?? 'ignore'}
                    onChange={({ target }) => choose(at, target.value)}
                    inputProps={{ 'aria-label': `${t('resources.imports.meaning')}: ${headingOf(column.heading)}` }}
                    sx={{ minWidth: 220 }}
                  >
                    {IMPORT_FIELDS.map((field) => (
                      <MenuItem key={field} value={field}>
                        {t(`resources.imports.fieldNames.${field}`)}
                      </MenuItem>
                    ))}
                  </Select>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 }, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="label" id="order">
          {t('resources.imports.dateOrder')}
        </Typography>
        <Select
          value={dateOrder}
          onChange={({ target }) => setDateOrder(target.value)}
          labelId="order"
          aria-labelledby="order"
        >
          <MenuItem value="mdy">{t('resources.imports.mdy')}</MenuItem>
          <MenuItem value="dmy">{t('resources.imports.dmy')}</MenuItem>
        </Select>
        <Button
          variant={asks ? 'contained' : 'outlined'}
          disabled={busy || !changed || !hasNameAndDate(fields)}
          onClick={() => void apply()}
        >
          {t(asks ? 'resources.imports.goOn' : 'resources.imports.readAgain')}
        </Button>
        {changed && !asks && (
          <Alert severity="info" sx={{ py: 0 }}>
            {t('resources.imports.notRead')}
          </Alert>
        )}
      </Box>
    </Card>
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

/** Whether the first row are headings or a person already. */
function FirstRow({
  table,
  busy,
  onTurn,
}: {
  table: ImportSummary;
  busy: boolean;
  onTurn: (firstRow: 'headings' | 'person') => void;
}) {
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
