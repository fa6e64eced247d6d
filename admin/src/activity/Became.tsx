import ArrowForward from '@mui/icons-material/ArrowForward';

/** Between what was and what is, in the direction of the line: the fonts of the house have no arrow of their own. */
export const Became = () => (
  <>
    {' '}
    <ArrowForward titleAccess="→" sx={arrow} />{' '}
  </>
);

const arrow = { fontSize: '1em', verticalAlign: '-.125em', '[dir=rtl] &': { transform: 'scaleX(-1)' } };
