import { Box, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Plate, PlateFields } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../api/http';
import { useAction } from '../../forms/useAction';
import { StatusChip } from '../../lists/Cells';

const FIELDS = ['name', 'hebrewName', 'civilDate', 'hebrewDate'] as const satisfies readonly (keyof PlateFields)[];

const fieldsOf = ({ name, hebrewName, civilDate, hebrewDate }: Plate): PlateFields => ({
  ...{ name, hebrewName, civilDate, hebrewDate },
});

/** One plate: its picture, and what it says, to be confirmed with Enter or written anew. */
export function PlateForm({ plate, n, onNext }: { plate: Plate; n: number; onNext: () => void }) {
  const t = useTranslate();
  const { kept, busy, check } = useChecking(plate, onNext);
  const [fields, setFields] = useState(fieldsOf(plate));
  return (
    <Box
      component="form"
      aria-label={t('resources.imports.photographs.plate', { n })}
      onSubmit={(event) => {
        event.preventDefault();
        void check(fields, false);
      }}
      sx={look}
    >
      <AsPhotographed plate={kept} n={n} />
      <Box>
        <HowRead plate={kept} />
        <Says fields={fields} onChange={(part) => setFields((before) => ({ ...before, ...part }))} />
        <Buttons plate={kept} busy={busy} onLeaveOut={() => void check(fields, true)} />
      </Box>
    </Box>
  );
}

const look = {
  ...{ display: 'grid', gap: 2.5, py: 2.5, borderTop: '1px solid', borderColor: 'divider' },
  ...{ gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 2fr) minmax(0, 3fr)' }, alignItems: 'start' },
};

/** The plate as it is kept, and how what somebody says of it is kept. */
function useChecking(plate: Plate, onNext: () => void) {
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [kept, setKept] = useState(plate);
  const check = (fields: PlateFields, leftOut: boolean) =>
    act(async () => {
      const body = { ...fields, leftOut };
      setKept(await call<Plate>(`/photographs/plates/${plate.id}`, { method: 'PUT', body }));
      void queries.invalidateQueries({ queryKey: ['photographs'], exact: true });
      onNext();
    });
  return { kept, busy, check };
}

function Buttons({ plate, busy, onLeaveOut }: { plate: Plate; busy: boolean; onLeaveOut: () => void }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      <Button type="submit" variant="outlined" disabled={busy}>
        {t('resources.imports.photographs.confirm')}
      </Button>
      {plate.state !== 'leftOut' && (
        <Button disabled={busy} onClick={onLeaveOut}>
          {t('resources.imports.photographs.leaveOut')}
        </Button>
      )}
    </Box>
  );
}

function AsPhotographed({ plate: { crop, lines, state }, n }: { plate: Plate; n: number }) {
  const t = useTranslate();
  return (
    <Box>
      {crop && (
        <Box
          component="img"
          src={crop}
          alt={t('resources.imports.photographs.plate', { n })}
          sx={{ maxWidth: '100%', maxHeight: 260, borderRadius: 1, opacity: state === 'leftOut' ? 0.5 : 1 }}
        />
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {lines.length === 0 && t('resources.imports.photographs.nothingRead')}
        {lines.map((line, at) => (
          // Two lines may say the same; they never change.
          <span key={at}>
            {at > 0 && ' · '}
            <bdi>{line}</bdi>
          </span>
        ))}
      </Typography>
    </Box>
  );
}

function HowRead({ plate: { state, light, reason } }: { plate: Plate }) {
  const t = useTranslate();
  const isOut = state === 'leftOut';
  const toneAsRead = light === 'green' ? 'done' : 'care';
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
      <StatusChip tone={isOut ? 'calm' : toneAsRead}>
        {t(`resources.imports.photographs.${isOut ? 'out' : `reasons.${reason ?? 'no_date'}`}`)}
      </StatusChip>
      {state === 'checked' && (
        <Typography component="span" sx={{ color: 'success.main' }}>
          {t('resources.imports.photographs.checked')}
        </Typography>
      )}
    </Box>
  );
}

function Says({ fields, onChange }: { fields: PlateFields; onChange: (part: Partial<PlateFields>) => void }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {FIELDS.map((field, at) => (
        <TextField
          key={field}
          label={t(`resources.imports.photographs.fields.${field}`)}
          value={fields[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 200, ...(at === 0 && { 'data-first-field': true }) } }}
        />
      ))}
    </Box>
  );
}
