import { Box } from '@mui/material';
import type { Photograph, PictureBox } from '@zikaron/contract';
import type { PointerEventHandler, ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface PictureWithBoxesProps {
  photograph: Pick<Photograph, 'fileName' | 'width' | 'height'>;
  picture: string;
  boxes: readonly PictureBox[];
  /** Drawn over the boxes. */
  children?: ReactNode;
  onPointer?: {
    down: PointerEventHandler<SVGSVGElement>;
    move: PointerEventHandler<SVGSVGElement>;
    up: PointerEventHandler<SVGSVGElement>;
  };
}

/** A photograph with its plates outlined and numbered. A picture is no text: it is not mirrored in Hebrew. */
export function PictureWithBoxes({ photograph, picture, boxes, children, onPointer }: PictureWithBoxesProps) {
  const t = useTranslate();
  const { fileName, width, height } = photograph;
  const line = Math.max(width, height) / 250;
  return (
    <Box dir="ltr" sx={{ position: 'relative', lineHeight: 0 }}>
      <Box component="img" src={picture} alt={fileName} sx={{ width: '100%', height: 'auto', borderRadius: 1 }} />
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('resources.imports.photographs.plates', { smart_count: boxes.length })}
        onPointerDown={onPointer?.down}
        onPointerMove={onPointer?.move}
        onPointerUp={onPointer?.up}
        sx={{
          ...{ position: 'absolute', inset: 0, width: '100%', height: '100%' },
          ...(onPointer && { cursor: 'crosshair', touchAction: 'none' }),
        }}
      >
        {boxes.map((box, at) => (
          <Outline key={`${box.left} ${box.top} ${box.width} ${box.height}`} box={box} n={at + 1} line={line} />
        ))}
        {children}
      </Box>
    </Box>
  );
}

/** A plate's box with its number, in lines so wide that they are seen on any photograph. */
function Outline({ box: { left, top, width, height }, n, line }: { box: PictureBox; n: number; line: number }) {
  const around = { x: left, y: top, width, height, rx: line, fill: 'none' };
  return (
    <g>
      <rect {...around} stroke="#fff" strokeWidth={2 * line} />
      <rect {...around} stroke="#1D3B5C" strokeWidth={line} />
      <text
        x={left + 2 * line}
        y={top + 9 * line}
        fontSize={8 * line}
        fill="#1D3B5C"
        stroke="#fff"
        strokeWidth={line * 1.5}
        style={{ paintOrder: 'stroke' }}
      >
        {n}
      </text>
    </g>
  );
}
