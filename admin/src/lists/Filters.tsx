import {
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  type NullableBooleanInputProps,
  type SelectInputProps,
} from 'react-admin';

/** One of several, or any of them. */
export const ChoiceFilter = (props: SelectInputProps) => <SelectInput emptyText="lists.any" {...props} />;

/** Yes, no, or any. */
export const YesNoFilter = (props: NullableBooleanInputProps) => (
  <NullableBooleanInput nullLabel="lists.any" {...props} />
);

/** The search of a list, always there. An element and no component: react-admin reads from its properties what it is. */
export const searchFor = (placeholder: string, width = 320) => (
  <SearchInput key="q" source="q" alwaysOn placeholder={placeholder} sx={{ width: { xs: '100%', sm: width } }} />
);
