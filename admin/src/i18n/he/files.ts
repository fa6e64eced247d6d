import type * as en from '../en/files';

export const files: typeof en.files = {
  busy: 'בהכנה…',
  failed: 'לא ניתן היה להכין את הקובץ. %{reason}',
  csv: 'CSV, כל העמודות',
  csvShown: 'CSV, העמודות המוצגות',
  csvObservers: 'CSV, שורה לכל מי שזוכר',
  xlsx: 'Excel, כל העמודות',
  xlsxShown: 'Excel, העמודות המוצגות',
  xlsxObservers: 'Excel, שורה לכל מי שזוכר',
};
