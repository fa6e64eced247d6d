import { useListContext } from 'react-admin';
import { ListChosenBar } from '../bulk-actions/ListChosenBar';
import { useWriteTo } from '../bulk-actions/useWriteTo';

/** What can be done with the chosen ones; of deleted records, only their restoring. */
export function ChosenYahrzeits() {
  const { filterValues } = useListContext();
  const writeTo = useWriteTo();
  const deleted = Boolean((filterValues as { deleted?: boolean }).deleted);
  return (
    <ListChosenBar
      list="yahrzeits"
      more={[deleted ? 'restore' : 'archive']}
      {...(!deleted && { onWrite: (selection) => void writeTo(selection) })}
    />
  );
}
