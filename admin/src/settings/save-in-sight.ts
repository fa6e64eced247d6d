/** Save stays at the foot of the window as long as something of its form is seen. */
export const saveInSight = {
  '& form > :last-child': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    py: 1.5,
    bgcolor: 'background.default',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
};
