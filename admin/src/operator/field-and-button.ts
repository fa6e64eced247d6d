/** A field and the button that does what it says, which stands at the field and not at its label. */
export const fieldAndButton = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  alignItems: 'flex-end',
  '& > button': { mb: 0.75 },
};
