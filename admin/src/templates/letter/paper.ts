import type { SxProps, Theme } from '@mui/material';
import { SERIF } from '../../theme/tokens';

const GOLD = '#f5e9d2';

/** A chip shows a family's value; it is a word of the letter with a ground of its own. */
export const chips = {
  '& .ProseMirror': { outline: 'none', position: 'static', whiteSpace: 'pre-wrap' },
  '& .unknown-yet': { visibility: 'hidden' },
  '& .field': {
    bgcolor: GOLD,
    color: '#5f3f06',
    borderRadius: '4px',
    boxShadow: 'inset 0 -1px 0 #d9b978',
    px: '6px',
    mx: '1px',
    cursor: 'default',
    whiteSpace: 'pre-wrap',
    boxDecorationBreak: 'clone',
  },
  '& .field.unknown': { bgcolor: '#f1eee8', color: '#57534a', fontStyle: 'italic' },
  '& .field.ProseMirror-selectednode': { outline: '2px solid #1d3b5c' },
  '& .when': { borderBottom: '1px dotted #b98a2e' },
  '& .left-out, & .left-out .field': { color: '#6b675f', bgcolor: 'transparent', boxShadow: 'none' },
  // Without a ground its room would be read as a blank.
  '& .left-out .field': { px: 0, mx: 0 },
} as const;

/** In the middle of the desk, as far as the margin for conditions lets it; what stands above the sheet is as wide as it is. */
export const besideMargin = {
  width: { xs: '100%', md: 'calc(100% - 190px)' },
  maxWidth: 600,
  marginInlineStart: { xs: 0, md: 'max(190px, calc(50% - 300px))' },
};

/** The memorial candle, as letters draw it with the cells of a table. */
const candle = {
  width: 18,
  height: 34,
  mx: 'auto',
  mt: '32px',
  mb: '12px',
  bgcolor: '#f3ead3',
  border: '1px solid #dccda6',
  borderRadius: '3px',
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '1px',
    bottom: 'calc(100% + 5px)',
    width: 14,
    height: 20,
    bgcolor: '#e5a23b',
    borderRadius: '50% / 68% 68% 32% 32%',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '7px',
    bottom: '100%',
    width: 2,
    height: 6,
    bgcolor: '#6b5530',
  },
} as const;

/** The sheet on which a letter is written: paper in the dark too, as it is for its reader. */
export const paper: SxProps<Theme> = {
  ...chips,
  position: 'relative',
  bgcolor: '#fff',
  color: '#2b2a27',
  colorScheme: 'light',
  ...besideMargin,
  mb: 3,
  px: { xs: 2.5, sm: 7 },
  py: { xs: 3, sm: 6 },
  borderRadius: '3px',
  boxShadow: '0 1px 3px rgba(60, 45, 20, .12), 0 18px 40px rgba(60, 45, 20, .18)',
  fontFamily: SERIF,
  fontSize: '1.125rem',
  lineHeight: 1.65,
  '&:focus-within': { boxShadow: '0 0 0 3px #28507b, 0 18px 40px rgba(60, 45, 20, .18)' },
  '& p': { m: 0, py: '6px' },
  '& [data-look=name]': { fontSize: '1.9rem', lineHeight: 1.25, color: '#1d3b5c', textAlign: 'center', pt: '12px' },
  '& [data-look=under]': { fontSize: '1.35rem', color: '#1d3b5c', textAlign: 'center', py: 0 },
  '& [data-look=house], & [data-look=kin], & [data-look=quiet-act]': { textAlign: 'center' },
  '& [data-look^=lit-]': { bgcolor: '#fbf6ea', textAlign: 'center', px: 2 },
  '& [data-look=lit-label]': { color: '#85590c', fontSize: '1rem', pt: '18px', pb: 0, borderRadius: '8px 8px 0 0' },
  '& [data-look=lit-time]': { color: '#1d3b5c', fontSize: '1.6rem', lineHeight: 1.3 },
  '& [data-look=lit-day]': { pb: '18px', borderRadius: '0 0 8px 8px' },
  '& [data-look=h1], & [data-look=h2]': { fontSize: '1.6rem', lineHeight: 1.3, color: '#1d3b5c' },
  '& [data-look=h3]': { fontSize: '1.3rem', color: '#1d3b5c' },
  '& [data-look=label]': { color: '#85590c', fontSize: '1rem', pt: '14px', pb: 0 },
  '& [data-look=fact]': { py: 0 },
  '& [data-look=small]': { color: '#57534a', fontSize: '.9375rem' },
  '& [data-look=button]': {
    display: 'table',
    bgcolor: '#1d3b5c',
    color: '#fff',
    borderRadius: '8px',
    px: 3,
    py: 1.5,
    my: 1.5,
    mx: 'auto',
  },
  '& .holder[data-look=ul] > p': { display: 'list-item', listStyle: 'disc inside' },
  '& .holder[data-look=ol] > p': { display: 'list-item', listStyle: 'decimal inside' },
  '& a': { color: '#1d3b5c', textDecoration: 'underline' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& .candle': candle,
  '& .space': { height: 22 },
  '& hr': { border: 0, borderTop: '1px solid #e3d9c3', my: '18px' },
  '& hr.mark': { width: 54, borderTopColor: '#d9b978', mx: 'auto', my: 1 },
  '& hr.ProseMirror-selectednode, & .candle.ProseMirror-selectednode, & img.ProseMirror-selectednode': {
    outline: '3px solid #28507b',
  },
  '& .part + .part': { borderTop: '1px solid #ebe3d3', mt: 2.5, pt: 2.5 },
  // The letterhead, above what follows it; a letter in one part is no letterhead.
  '& .part:first-of-type:not(:last-of-type)': { mb: 2.5, color: '#85590c' },
  '& .part:first-of-type + .part': { borderTop: 0, mt: 0, pt: 0 },
  '& .note': {
    font: 'inherit',
    fontFamily: 'inherit',
    fontSize: '.9375rem',
    lineHeight: 1.25,
    fontStyle: 'normal',
    fontWeight: 400,
    // On a phone they stand on the paper, which is white in the dark too.
    color: { xs: '#4e5258', md: 'text.secondary' },
    textAlign: 'end',
    bgcolor: 'transparent',
    border: 0,
    borderInlineEnd: '2px solid #d9b978',
    p: '4px',
    paddingInlineEnd: '10px',
    minHeight: { xs: 44, md: 28 },
    cursor: 'pointer',
    textIndent: 0,
    position: { xs: 'static', md: 'absolute' },
    display: { xs: 'block', md: 'inline-block' },
    insetInlineEnd: { md: 'calc(100% + 6px)' },
    width: { md: 170 },
    '&:hover': { color: { xs: '#1f2733', md: 'text.primary' }, textDecoration: 'underline' },
    '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
  },
};

/** Notes of lines that stand close to one another give way downwards. */
export function spreadNotes(sheet: HTMLElement): void {
  let lowest = -Infinity;
  const notes = [...sheet.querySelectorAll<HTMLElement>('.note')];
  for (const note of notes) note.style.marginTop = '';
  for (const note of notes) {
    if (getComputedStyle(note).position !== 'absolute') continue;
    const top = note.getBoundingClientRect().top;
    const shift = Math.max(0, lowest + 4 - top);
    if (shift > 0) note.style.marginTop = `${shift}px`;
    lowest = top + shift + note.offsetHeight;
  }
}
