import { TextField } from '@mui/material';

interface SearchFieldProps {
  /** Stands in the field while nothing is typed, and is read out. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  width?: number;
}

/** The search of a page that is no list of react-admin's. */
export const SearchField = ({ label, value, onChange, width = 320 }: SearchFieldProps) => (
  <TextField
    value={value}
    placeholder={label}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { 'aria-label': label, dir: 'auto' } }}
    sx={{ width: { xs: '100%', sm: width }, m: 0 }}
  />
);
