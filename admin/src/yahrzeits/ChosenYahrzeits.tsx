import { ListChosenBar } from '../bulk-actions/ListChosenBar';
import { useWriteTo } from '../bulk-actions/useWriteTo';
import { useFilterValues } from '../lists/filter-values';

/** What can be done with the chosen ones; of deleted records, only their restoring. */
export function ChosenYahrzeits() {
  const writeTo = useWriteTo();
  const deleted = Boolean(useFilterValues().deleted);
  return (
    <ListChosenBar
      list="yahrzeits"
      more={[deleted ? 'restore' : 'archive']}
      {...(!deleted && { onWrite: (selection) => void writeTo(selection) })}
    />
  );
}
