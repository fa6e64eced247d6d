/** The class of what stands at the window's foot, such as Save or the bar of what is chosen: a toast does not lie on it. */
export const AT_THE_FOOT = 'at-the-foot';

/** How much room each page keeps below its last line: as much as a toast of two lines with its Undo takes on a telephone. */
export const ROOM_FOR_TOAST = '8rem';
