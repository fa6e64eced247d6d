import { TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PlainDialog } from '../../forms/PlainDialog';

/** Where nothing is chosen and no link is known, the address itself is written. */
function lead(editor: Editor, address: string, isLink: boolean) {
  const href = whole(address);
  const words = editor.chain().focus().extendMarkRange('link');
  if (!href) words.unsetLink().run();
  else if (editor.state.selection.empty && !isLink)
    words.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
  else words.setLink({ href }).run();
}

/** Asks where the chosen words lead; nothing leads nowhere. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslate();
  const known = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [address, setAddress] = useState(known);
  const save = () => {
    lead(editor, address, known !== '');
    onClose();
  };
  return (
    <PlainDialog
      title={t('resources.templates.editor.tools.link')}
      maxWidth="xs"
      confirm={{ label: t('ra.action.confirm'), does: save }}
      onClose={onClose}
    >
      <TextField
        autoFocus
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        placeholder="https://"
        label={t('resources.templates.editor.linkTo')}
        helperText={t('resources.templates.editor.linkHint')}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
    </PlainDialog>
  );
}

/** What people type as an address of the web or of mail, in whole. */
function whole(typed: string): string {
  const address = typed.trim();
  if (address === '' || /^(?:https?:\/\/|mailto:|tel:|\{\{)/i.test(address)) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
