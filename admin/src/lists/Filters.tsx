import { NullableBooleanInput, SelectInput, type NullableBooleanInputProps, type SelectInputProps } from 'react-admin';

/** Seen without opening the list: what was not chosen is no empty box. */
const shown = { select: { displayEmpty: true } };

/** One of several, or any of them. */
export const ChoiceFilter = (props: SelectInputProps) => (
  <SelectInput emptyText="lists.any" slotProps={shown} {...props} />
);

/** Yes, no, or any. */
export const YesNoFilter = (props: NullableBooleanInputProps) => (
  <NullableBooleanInput nullLabel="lists.any" slotProps={shown} {...props} />
);
