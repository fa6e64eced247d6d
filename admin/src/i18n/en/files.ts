/** Files that leave the house. */
export const files = {
  busy: 'Preparing…',
  failed: 'The file could not be made. %{reason}',
  csv: 'CSV, all columns',
  csvShown: 'CSV, columns as shown',
  csvObservers: 'CSV, a row for each observer',
  xlsx: 'Excel, all columns',
  xlsxShown: 'Excel, columns as shown',
  xlsxObservers: 'Excel, a row for each observer',
};
