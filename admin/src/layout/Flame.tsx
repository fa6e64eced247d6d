import { remembrance } from '../theme/tokens';

const FLAME = 'M5 0c2.9 3.4 4.6 6 4.6 8.6a4.6 4.6 0 1 1-9.2 0C.4 6 2.1 3.4 5 0z';

/** The mark: a flame over its light. */
export const Mark = () => (
  <svg width="14" height="28" viewBox="-2 0 14 22" aria-hidden="true">
    <path d={FLAME} fill={remembrance.flame} />
    <rect x="0.6" y="15.4" width="8.8" height="5.6" rx="1.4" fill="currentColor" />
  </svg>
);

/** A family's flame: lit when they have been told. `label` is for whoever does not see it. */
export const Flame = ({ lit, label }: { lit: boolean; label: string }) => (
  <svg width="11" height="15" viewBox="-1 -1 12 16" role="img" aria-label={label}>
    <path
      d={FLAME}
      fill={lit ? remembrance.flame : 'none'}
      stroke={lit ? 'none' : 'currentColor'}
      strokeWidth="1.3"
      opacity={lit ? 1 : 0.6}
    />
  </svg>
);
