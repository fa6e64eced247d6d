import { Box, Button, TextField, Typography } from '@mui/material';
import { MOST_PLATES, type PhotographShown, type PictureBox } from '@zikaron/contract';
import { useState, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../api/http';
import { useAction } from '../../forms/useAction';
import { cutInto } from './cut-into';
import { PictureWithBoxes } from './PictureWithBoxes';
import { useAskAnew } from './use-ask-anew';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Smaller ones are a slip of the hand. */
const LEAST = { width: 20, height: 12 };

/**
 * Where the plates are, as a person says it: drawn one by one, or a box around many of them (without one the whole picture) cut
 * into rows and columns, which needs no mouse.
 */
export function DrawPlates({ photograph, onDone }: { photograph: PhotographShown; onDone: () => void }) {
  const t = useTranslate();
  const [boxes, setBoxes] = useState<PictureBox[]>([]);
  const { drawn, onPointer } = useDrawing(photograph, (box) =>
    setBoxes((before) => [...before, box].slice(0, MOST_PLATES)),
  );
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t('resources.imports.photographs.drawHow')}</Typography>
      <PictureWithBoxes photograph={photograph} picture={photograph.picture} boxes={boxes} onPointer={onPointer}>
        {drawn && (
          <rect {...{ x: drawn.left, y: drawn.top, width: drawn.width, height: drawn.height }} fill="#1D3B5C55" />
        )}
      </PictureWithBoxes>
      <CutBox photograph={photograph} boxes={boxes} onCut={setBoxes} />
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <SaveBoxes id={photograph.id} boxes={boxes} onSaved={onDone} />
        <Button disabled={boxes.length === 0} onClick={() => setBoxes((before) => before.slice(0, -1))}>
          {t('resources.imports.photographs.undoBox')}
        </Button>
        <Button onClick={onDone}>{t('ra.action.cancel')}</Button>
      </Box>
    </>
  );
}

/** The box between where the pointer went down and where it is; it is told when the pointer is lifted, if it is large enough. */
function useDrawing({ width, height }: PhotographShown, onDrawn: (box: PictureBox) => void) {
  const [from, setFrom] = useState<Point | null>(null);
  const [to, setTo] = useState<Point | null>(null);
  const drawn = from && to && between(from, to);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect();
    const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
    return {
      x: within(((clientX - left) / across) * width, width),
      y: within(((clientY - top) / down) * height, height),
    };
  };
  const onPointer = {
    down: (event: PointerEvent<SVGSVGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(pointOf(event));
      setTo(null);
    },
    move: (event: PointerEvent<SVGSVGElement>) => from && setTo(pointOf(event)),
    up: () => {
      if (drawn && isLargeEnough(drawn)) onDrawn(drawn);
      setFrom(null);
      setTo(null);
    },
  };
  return { drawn, onPointer };
}

interface CutBoxProps {
  photograph: PhotographShown;
  boxes: readonly PictureBox[];
  onCut: (boxes: PictureBox[]) => void;
}

/** Cuts the last box, or the whole picture, into rows and columns. */
function CutBox({ photograph: { width, height }, boxes, onCut }: CutBoxProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState({ rows: '1', columns: '1' });
  const [rows, columns] = [Number(asked.rows), Number(asked.columns)];
  const cut = cutInto(boxes.at(-1) ?? { left: 0, top: 0, width, height }, rows, columns);
  const plates = rows * columns;
  const isWhole = Number.isInteger(rows) && Number.isInteger(columns);
  const mayCut = isWhole && plates > 1 && boxes.length + plates <= MOST_PLATES && cut.every(isLargeEnough);
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap', alignItems: 'flex-end' }}>
      {(['rows', 'columns'] as const).map((across) => (
        <TextField
          key={across}
          label={t(`resources.imports.photographs.${across}`)}
          type="number"
          value={asked[across]}
          onChange={({ target }) => setAsked({ ...asked, [across]: target.value })}
          slotProps={{ htmlInput: { min: 1, max: 60 } }}
          sx={{ width: '7rem' }}
        />
      ))}
      <Button disabled={!mayCut} onClick={() => onCut([...boxes.slice(0, -1), ...cut])}>
        {t(`resources.imports.photographs.${boxes.length > 0 ? 'cutLast' : 'cutWhole'}`)}
      </Button>
    </Box>
  );
}

function SaveBoxes({ id, boxes, onSaved }: { id: string; boxes: readonly PictureBox[]; onSaved: () => void }) {
  const t = useTranslate();
  const askAnew = useAskAnew();
  const { busy, act } = useAction();
  const save = () =>
    act(async () => {
      await call(`/photographs/${id}/boxes`, { method: 'PUT', body: { boxes } });
      await askAnew();
      onSaved();
    });
  return (
    <Button variant="contained" disabled={busy || boxes.length === 0} onClick={() => void save()}>
      {t('resources.imports.photographs.saveBoxes', { smart_count: boxes.length })}
    </Button>
  );
}

const isLargeEnough = (box: PictureBox): boolean => box.width >= LEAST.width && box.height >= LEAST.height;

const between = (one: Point, other: Point): PictureBox => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});
