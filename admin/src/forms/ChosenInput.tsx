import { SelectInput, type SelectInputProps } from 'react-admin';

/** What is chosen already and cannot be emptied needs no star: it would say that the fields without one may stay empty. */
const NO_STAR = { '& .MuiInputLabel-root [aria-hidden]': { display: 'none' } };

/** One of several, one of which always holds: its list has no empty line. */
export const ChosenInput = (props: SelectInputProps) => <SelectInput isRequired sx={NO_STAR} {...props} />;
