/** A line of what waits for a person: what it is, and beside it the one button that does it. */
export const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 2,
  borderBottom: '1px solid',
  borderColor: 'divider',
};
export const lineWords = { flex: { xs: '1 1 100%', sm: '1 1 16rem' }, minWidth: 0 };
export const lineTitle = { fontWeight: 600, fontSize: '1.125rem' };
