import ImageIcon from '@mui/icons-material/ImageOutlined';
import { TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import type { Picture } from '@zikaron/contract';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useAction } from '../../forms/useAction';
import { uploadPicture } from '../../pictures/upload-picture';
import { ToolButton } from './ToolButton';
import { PlainDialog } from '../../forms/PlainDialog';

/** Letters are 600 px wide with a margin of 28 px at each side. */
const MOST_WIDTH = 544;
const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp';

/** Uploads a picture, asks what it shows, and puts it into the letter. */
export function PictureButton({ editor, label }: { editor: Editor; label: string }) {
  const t = useTranslate();
  const [picture, setPicture] = useState<Picture | null>(null);
  const { busy, act } = useAction();
  const take = (file: File) =>
    act(async () => setPicture(await uploadPicture(file)), t('resources.templates.editor.pictureFailed'));
  const put = ({ url, width }: Picture, alt: string) => {
    const attrs = { src: url, alt, width: Math.min(width, MOST_WIDTH) };
    editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
    setPicture(null);
  };
  return (
    <>
      <ChoosePicture label={label} disabled={busy} onFile={(file) => void take(file)} />
      {picture && <AltDialog onPut={(alt) => put(picture, alt)} />}
    </>
  );
}

function ChoosePicture(props: { label: string; disabled: boolean; onFile: (file: File) => void }) {
  const { label, disabled, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    target.value = '';
  };
  return (
    <>
      <ToolButton {...{ label, disabled }} icon={<ImageIcon />} tabIndex={-1} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept={ACCEPTED} hidden aria-label={label} onChange={chosen} />
    </>
  );
}

function AltDialog({ onPut }: { onPut: (alt: string) => void }) {
  const t = useTranslate();
  const [alt, setAlt] = useState('');
  return (
    <PlainDialog
      title={t('resources.templates.editor.tools.picture')}
      maxWidth="xs"
      confirm={{ label: t('ra.action.confirm'), does: () => onPut(alt.trim()) }}
    >
      <TextField
        autoFocus
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        label={t('resources.templates.editor.altText')}
        helperText={t('resources.templates.editor.altHint')}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </PlainDialog>
  );
}
