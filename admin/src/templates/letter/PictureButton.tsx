import ImageIcon from '@mui/icons-material/ImageOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import type { Picture } from '@zikaron/contract';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useAction } from '../../forms/useAction';
import { uploadPicture } from '../../pictures/upload-picture';
import { ToolButton } from './ToolButton';

/** Letters are 600 px wide with a margin of 28 px at each side. */
const MOST_WIDTH = 544;

/** Uploads a picture, asks what it shows, and puts it into the letter. */
export function PictureButton({ editor, label }: { editor: Editor; label: string }) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<Picture | null>(null);
  const { busy, act } = useAction();
  const take = (file: File) =>
    act(
      async () => setPicture(await uploadPicture(file)),
      (reason) => reason || t('resources.templates.editor.pictureFailed'),
    );
  const put = (alt: string) => {
    if (picture) {
      const width = Math.min(picture.width, MOST_WIDTH);
      editor
        .chain()
        .focus()
        .insertContent({ type: 'picture', attrs: { src: picture.url, alt, width } })
        .run();
    }
    setPicture(null);
  };
  return (
    <>
      <ToolButton
        label={label}
        icon={<ImageIcon />}
        disabled={busy}
        tabIndex={-1}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = '';
        }}
      />
      {picture && <AltDialog onPut={put} />}
    </>
  );
}

function AltDialog({ onPut }: { onPut: (alt: string) => void }) {
  const t = useTranslate();
  const [alt, setAlt] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPut(alt.trim());
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="alt"
      slotProps={{ paper: { component: 'form', onSubmit: submit } }}
    >
      <DialogTitle id="alt" sx={{ typography: 'h3' }}>
        {t('resources.templates.editor.tools.picture')}
      </DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          label={t('resources.templates.editor.altText')}
          helperText={t('resources.templates.editor.altHint')}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button type="submit" variant="contained">
          {t('lists.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
