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
  const askAnew = useAskAnew();
  const { busy, act } = useAction();
  const { id, width, height, picture } = photograph;
  const [boxes, setBoxes] = useState<PictureBox[]>([]);
  const [from, setFrom] = useState<Point | null>(null);
  const [to, setTo] = useState<Point | null>(null);
  const [rows, setRows] = useState('1');
  const [columns, setColumns] = useState('1');

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect();
    const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
    return {
      x: within(((clientX - left) / across) * width, width),
      y: within(((clientY - top) / down) * height, height),
    };
  };
  const drawn = from && to && between(from, to);
  const isLarge = drawn && drawn.width >= LEAST.width && drawn.height >= LEAST.height;
  const onPointer = {
    down: (event: PointerEvent<SVGSVGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(pointOf(event));
      setTo(null);
    },
    move: (event: PointerEvent<SVGSVGElement>) => from && setTo(pointOf(event)),
    up: () => {
      if (drawn && isLarge) setBoxes((before) => [...before, drawn].slice(0, MOST_PLATES));
      setFrom(null);
      setTo(null);
    },
  };
  const [n, m] = [Number(rows), Number(columns)];
  const last = boxes.at(-1) ?? { left: 0, top: 0, width, height };
  const cut = cutInto(last, n, m);
  const mayCut =
    Number.isInteger(n) && Number.isInteger(m) && n * m > 1 && boxes.length + n * m <= MOST_PLATES && cut.every(isSeen);
  const save = () =>
    act(
      async () => {
        await call(`/photographs/${id}/boxes`, { method: 'PUT', body: { boxes } });
        await askAnew();
        onDone();
      },
      (message) => t('resources.imports.failedWith', { message }),
    );
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t('resources.imports.photographs.drawHow')}</Typography>
      <PictureWithBoxes photograph={photograph} picture={picture} boxes={boxes} onPointer={onPointer}>
        {drawn && (
          <rect {...{ x: drawn.left, y: drawn.top, width: drawn.width, height: drawn.height }} fill="#1D3B5C55" />
        )}
      </PictureWithBoxes>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <TextField
          label={t('resources.imports.photographs.rows')}
          type="number"
          value={rows}
          onChange={({ target }) => setRows(target.value)}
          slotProps={{ htmlInput: { min: 1, max: 60 } }}
          sx={{ width: '7rem' }}
        />
        <TextField
          label={t('resources.imports.photographs.columns')}
          type="number"
          value={columns}
          onChange={({ target }) => setColumns(target.value)}
          slotProps={{ htmlInput: { min: 1, max: 60 } }}
          sx={{ width: '7rem' }}
        />
        <Button disabled={!mayCut} onClick={() => setBoxes((before) => [...before.slice(0, -1), ...cut])}>
          {t(`resources.imports.photographs.${boxes.length > 0 ? 'cutLast' : 'cutWhole'}`)}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={busy || boxes.length === 0} onClick={() => void save()}>
          {t('resources.imports.photographs.saveBoxes', { smart_count: boxes.length })}
        </Button>
        <Button disabled={boxes.length === 0} onClick={() => setBoxes((before) => before.slice(0, -1))}>
          {t('resources.imports.photographs.undoBox')}
        </Button>
        <Button onClick={onDone}>{t('ra.action.cancel')}</Button>
      </Box>
    </>
  );
}

const isSeen = (box: PictureBox): boolean => box.width >= LEAST.width && box.height >= LEAST.height;

const between = (one: Point, other: Point): PictureBox => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});
