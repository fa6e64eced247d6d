/** The mark: a flame over its light. */
export const Flame = ({ on }: { on: 'light' | 'ink' }) => (
  <svg width="34" height="34" viewBox="0 0 32 32" aria-hidden="true">
    <rect
      width="32"
      height="32"
      rx="9"
      fill={on === 'ink' ? '#f7f2e8' : '#1d3b5c'}
      fillOpacity={on === 'ink' ? 0.12 : 1}
    />
    <path d="M16 5.5c3 4.2 4.2 6.4 4.2 8.6a4.2 4.2 0 1 1-8.4 0c0-2.2 1.2-4.4 4.2-8.6z" fill="#f2c879" />
    <rect x="11.5" y="19.5" width="9" height="8" rx="1.6" fill="#f7f2e8" />
  </svg>
);
