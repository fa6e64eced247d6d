import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

interface ChoiceProps<Id extends string | number> extends Omit<TextFieldProps, 'select' | 'onChange' | 'children'> {
  value: Id | '';
  onChange: (chosen: Id) => void;
  choices: readonly { id: Id; name: ReactNode }[];
  /** What it means that none of them is chosen. */
  none?: string;
}

/** One of several, where it is no field of a form. */
export const Choice = <Id extends string | number>({ choices, none, onChange, ...field }: ChoiceProps<Id>) => (
  <TextField select {...field} onChange={({ target }) => onChange(target.value as Id)}>
    {none !== undefined && <MenuItem value="">{none}</MenuItem>}
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id} dir="auto">
        {name}
      </MenuItem>
    ))}
  </TextField>
);
