/** A card beside the week: something that waits for a person. */
export const cardLook = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
  px: { xs: 2, sm: 3 },
  py: 2.5,
  mb: 3,
};
