import { FormDialog, type FormDialogProps } from './FormDialog';
import { RecordForm, type RecordFormProps } from './RecordForm';

type DialogFormProps<Values> = Omit<FormDialogProps, 'children'> & Omit<RecordFormProps<Values>, 'buttons'>;

/** A form in a dialog of its own, with Save and Cancel. */
export const DialogForm = <Values,>({ title, maxWidth, onClose, ...form }: DialogFormProps<Values>) => (
  <FormDialog title={title} maxWidth={maxWidth} onClose={onClose}>
    {(cancel) => <RecordForm {...form} buttons={cancel} />}
  </FormDialog>
);
