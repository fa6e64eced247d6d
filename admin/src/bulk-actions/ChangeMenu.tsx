import ExpandIcon from '@mui/icons-material/ExpandMore';
import type { Selection } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { OF_OBSERVERS, type ActName } from './acts';
import { MenuButton } from '../lists/MenuButton';

const ActDialog = lazy(() => import('./ActDialog').then(({ ActDialog: dialog }) => ({ default: dialog })));

interface ChangeMenuProps {
  acts: readonly ActName[];
  onChoose: (act: ActName) => void;
  /** A key of the texts. */
  label?: string;
}

/** The button "Change" with what can be changed. */
export function ChangeMenu({ acts, onChoose, label = 'lists.words.change' }: ChangeMenuProps) {
  const t = useTranslate();
  const choices = acts.map((name) => ({ label: t(`bulk.acts.${name}.title`), choose: () => onChoose(name) }));
  return <MenuButton label={t(label)} choices={choices} variant="outlined" endIcon={<ExpandIcon />} />;
}

/** Lead time, calendar and way of all observers of a record, or of all observances of a contact, together. */
export function ChangeAllObservers({ selection }: { selection: Selection }) {
  const [act, setAct] = useState<ActName | null>(null);
  const close = () => setAct(null);
  return (
    <>
      <ChangeMenu acts={OF_OBSERVERS} onChoose={setAct} label="bulk.changeAll" />
      <Part>{act && <ActDialog act={act} selection={selection} onCancel={close} onDone={close} />}</Part>
    </>
  );
}
