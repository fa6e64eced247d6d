import { Button, Paper, Typography, type ButtonProps, type SxProps } from '@mui/material';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';

interface FileDropProps {
  title: string;
  /** Which kinds of files are taken, in words. */
  kinds: string;
  /** What stands on the button. */
  choose: string;
  accept: string;
  multiple?: boolean;
  button: Pick<ButtonProps, 'variant' | 'disabled'>;
  sx: SxProps;
  onFiles: (files: File[]) => void;
  /** How far the uploading is. */
  children: ReactNode;
}

/** A field on which files are dropped, with a button to choose them. */
export function FileDrop({ title, kinds, choose, accept, multiple, button, sx, onFiles, children }: FileDropProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDropping(onFiles);
  return (
    <Paper variant="outlined" {...handlers} sx={[look(isOver), sx] as SxProps}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography sx={{ my: 1.5, color: 'text.secondary' }}>{kinds}</Typography>
      <Button {...button} onClick={() => chooser.current?.click()}>
        {choose}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple={multiple}
        accept={accept}
        hidden
        aria-label={choose}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
      {children}
    </Paper>
  );
}

function useDropping(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return { isOver, handlers: { onDragOver, onDragLeave: () => setOver(false), onDrop } };
}

const look = (isOver: boolean) => ({
  ...{ textAlign: 'center', borderStyle: 'dashed', borderWidth: 2 },
  borderColor: isOver ? 'primary.main' : 'divider',
});
