import {
  BooleanInput,
  DateInput,
  FilterForm,
  NullableBooleanInput,
  SelectInput,
  type NullableBooleanInputProps,
  type SelectInputProps,
} from 'react-admin';

export { BooleanInput, DateInput, FilterForm };

/** One of several, or any of them. */
export const ChoiceFilter = (props: SelectInputProps) => <SelectInput emptyText="lists.any" {...props} />;

/** Yes, no, or any. */
export const YesNoFilter = (props: NullableBooleanInputProps) => (
  <NullableBooleanInput nullLabel="lists.any" {...props} />
);
