import { DateInput, TextInput, type DateInputProps, type TextInputProps } from 'react-admin';

/** What a person writes, in whichever direction it runs. */
export const TypedInput = (props: TextInputProps) => (
  <TextInput helperText={false} slotProps={{ htmlInput: { dir: 'auto' } }} {...props} />
);

/** An address of an email, which runs from the left on a Hebrew page too. */
export const EmailInput = (props: TextInputProps) => (
  <TextInput type="email" slotProps={{ htmlInput: { dir: 'ltr' } }} {...props} />
);

/** What is written in Hebrew. */
export const HebrewInput = (props: TextInputProps) => (
  <TextInput helperText={false} slotProps={{ htmlInput: { dir: 'rtl', lang: 'he' } }} {...props} />
);

/** A day, as the text that it is from end to end. */
export const DayInput = (props: DateInputProps) => (
  <DateInput helperText={false} parse={(text: string) => text} {...props} />
);
