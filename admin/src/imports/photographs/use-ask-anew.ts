import { useDone } from '../../forms/useChange';

/** Under which photographs are held, and plates with any filter. */
export const PHOTOGRAPHS = ['photographs'];
export const PLATES = ['plates'];

/** Asks anew for photographs and plates, after something has become of them. */
export const useAskAnew = () => useDone(PHOTOGRAPHS, PLATES);
