import { Box, Button, Chip } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState } from 'react-admin';
import { Link } from 'react-router-dom';
import { SERIF, tones, type Tone } from '../theme/tokens';

/** A status in words: on its colour where somebody should look, and only in it where all is well. */
export const StatusChip = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Chip
    size="small"
    label={children}
    sx={(theme) => {
      const { bg, text } = tones[theme.palette.mode][tone];
      return tone === 'done'
        ? { bgcolor: 'transparent', color: text, px: 0, '& > span': { px: 0 } }
        : { bgcolor: bg, color: text };
    }}
  />
);

/** A name, and beside it the same name in the other script; below it where there is no room. */
export function NameCell({ name, hebrewName, to }: { name: string; hebrewName: string | null; to?: string }) {
  const [locale] = useLocaleState();
  const hebrew = hebrewName?.trim() || null;
  const hebrewFirst = locale === 'he' && hebrew !== null;
  const [first, second] = hebrewFirst ? [hebrew, name] : [name, hebrew];
  return (
    <Box sx={besideEachOther}>
      <Box
        component="span"
        dir="auto"
        sx={{ ...firstName, ...(hebrewFirst ? { fontFamily: SERIF, fontSize: '1.1875rem' } : {}) }}
      >
        {to ? (
          <Box component={Link} to={to} onClick={(event) => event.stopPropagation()} sx={quietLink}>
            {first}
          </Box>
        ) : (
          first
        )}
      </Box>
      {second && (
        <Box sx={{ fontFamily: hebrewFirst ? undefined : SERIF, fontSize: hebrewFirst ? '1rem' : '1.125rem' }}>
          <bdi lang={hebrewFirst ? 'en' : 'he'}>{second}</bdi>
        </Box>
      )}
    </Box>
  );
}

/** As wide as a name is, so that none breaks within a word where a table is cramped. */
const besideEachOther = {
  ...{ lineHeight: 1.35, minWidth: '7.5rem' },
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 },
};
const firstName = { fontWeight: 600, fontSize: '1.0625rem', overflowWrap: 'anywhere' };
const quietLink = { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } };

/** A record's name, which leads to it; in the colour of the words around it where it only names. */
export const NameLink = ({ to, quiet, children }: { to: string; quiet?: boolean; children: ReactNode }) => (
  <Box component={Link} to={to} dir="auto" sx={{ color: quiet ? 'inherit' : 'primary.main', fontWeight: 600 }}>
    {children}
  </Box>
);

/** A row's own action as a word; it shows when the row is pointed at or has the focus, and always where nothing points. */
export const RowWord = ({ to, label, children = label }: { to: string; label: string; children?: ReactNode }) => (
  <Box
    component={Link}
    to={to}
    aria-label={label}
    className={ROW_WORD}
    onClick={(event) => event.stopPropagation()}
    sx={{ px: 1, py: 0.75, color: 'primary.main', whiteSpace: 'nowrap' }}
  >
    {children}
  </Box>
);

const ROW_WORD = 'row-word';

/** For what holds rows with words. */
export const rowWords = {
  '@media (hover: hover)': {
    [`& .${ROW_WORD}`]: { opacity: 0, transition: 'opacity 140ms' },
    [`& tr:hover .${ROW_WORD}, & tr:focus-within .${ROW_WORD}`]: { opacity: 1 },
  },
};

interface RowButtonProps {
  onClick: () => void;
  /** To which record it belongs, too. */
  label: string;
  disabled?: boolean;
  /** What waits for somebody shows without being pointed at. */
  always?: boolean;
  children?: ReactNode;
}

/** The same, for what happens here and now. */
export const RowButton = ({ onClick, label, disabled, always, children = label }: RowButtonProps) => (
  <Button
    className={always ? undefined : ROW_WORD}
    aria-label={label}
    disabled={disabled}
    onClick={(event) => {
      event.stopPropagation();
      onClick();
    }}
    sx={{
      px: 1,
      py: 0,
      minWidth: 0,
      minHeight: 0,
      whiteSpace: 'nowrap',
      fontSize: 'inherit',
      fontWeight: 400,
      textDecoration: 'underline',
    }}
  >
    {children}
  </Button>
);

/** The actions at the end of a row, with what they ask: a press in their dialog is no press on the row, which would open it. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <Box onClick={(event) => event.stopPropagation()} sx={{ display: 'flex', justifyContent: 'flex-end', my: -1 }}>
    {children}
  </Box>
);

/** Text that a person typed, in whichever direction it runs; a dash when there is none. */
export const Typed = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  ) : (
    <span>–</span>
  );

/** An email address in a cell, `under` a name or alone; one too long for its column breaks before the `@`. */
export function EmailAddress({ address, under }: { address: string | null; under?: boolean }) {
  const said = address ?? '–';
  const at = said.lastIndexOf('@');
  return (
    <Box
      sx={{
        // Most addresses stand in one line where there is room for a table.
        minWidth: { xs: '9rem', lg: '12.5rem' },
        overflowWrap: 'anywhere',
        ...(under && { color: 'text.secondary', fontSize: '.9375rem' }),
      }}
    >
      <bdi>
        {said.slice(0, at)}
        <wbr />
        {said.slice(at)}
      </bdi>
    </Box>
  );
}
