import { useEffect, useId, useRef } from 'react';
import { Button } from '../fields';
import { useAccountText } from './text';

interface ConfirmProps {
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once more, before something that cannot simply be taken back. Escape and the button beside mean no. */
export function Confirm(props: ConfirmProps) {
  const t = useAccountText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="zk-dialog" aria-labelledby={id} onClose={props.onCancel}>
      <h2 id={id} dir="auto">
        {props.title}
      </h2>
      <p dir="auto">{props.text}</p>
      <div className="zk-actions">
        <Button disabled={props.busy} onClick={props.onConfirm}>
          {props.confirm}
        </Button>
        <Button quiet onClick={props.onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </dialog>
  );
}
