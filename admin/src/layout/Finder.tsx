import { Autocomplete, Box, Dialog, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { may, type Contact, type Yahrzeit } from '@zikaron/contract';
import { useState, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../api/account';
import { call } from '../api/http';
import { useSettled } from '../forms/useSettled';
import { NAVIGATION, USER_MENU } from './navigation';

interface Found {
  group: 'yahrzeits' | 'contacts' | 'pages';
  id: string;
  label: string;
  beside: string | null;
  to: string;
}

const FEW = 6;
/** Fewer letters name nobody. */
const LEAST = 2;

interface FinderProps {
  /** What was typed before the dialog was there. */
  ahead: RefObject<string>;
  onClose: () => void;
}

/** Anyone and any page by a few letters of the name. */
export function Finder({ ahead, onClose }: FinderProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => ahead.current);
  const found = useFound(typed.trim());
  const go = ({ to }: Found) => {
    void navigate(to);
    onClose();
  };
  return (
    <Dialog {...high} onClose={onClose} aria-label={t('layout.finder.title')}>
      <Autocomplete<Found>
        {...standingOpen}
        options={found}
        groupBy={({ group }) => t(`layout.finder.${group}`)}
        inputValue={typed}
        onInputChange={(_, text, why) => why !== 'reset' && setTyped(text)}
        onChange={(_, one) => one && go(one)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        noOptionsText={t('lists.noResults')}
        renderOption={({ key: _key, ...props }, option) => (
          <Box component="li" key={option.id} {...props} sx={{ columnGap: 1.5, flexWrap: 'wrap' }}>
            <FoundWords found={option} />
          </Box>
        )}
        renderInput={(params) => <TextField {...params} autoFocus label={t('layout.finder.title')} />}
      />
    </Dialog>
  );
}

const FoundWords = ({ found: { label, beside } }: { found: Found }) => (
  <>
    <bdi>{label}</bdi>
    {beside && (
      <Box component="bdi" sx={{ color: 'text.secondary' }}>
        {beside}
      </Box>
    )}
  </>
);

/** As wide as the dialog, whose other lines it stands among. */
const belowTheField = {
  position: 'static !important',
  transform: 'none !important',
  width: '100% !important',
} as const;

/** What is found stands below the field at all times, as the server found it. */
const standingOpen = {
  open: true,
  autoHighlight: true,
  disablePortal: true,
  popupIcon: null,
  filterOptions: (all: Found[]) => all,
  getOptionKey: ({ id }: Found) => id,
  getOptionLabel: ({ label }: Found) => label,
  slotProps: {
    popper: { placement: 'bottom', sx: belowTheField },
    paper: { elevation: 0 },
    listbox: { sx: { maxHeight: '60vh' } },
  },
  sx: { p: 2 },
} as const;

const high = {
  ...({ open: true, fullWidth: true, maxWidth: 'sm' } as const),
  sx: { '& .MuiDialog-container': { alignItems: 'flex-start' }, '& .MuiDialog-paper': { minHeight: 120 } },
} as const;

function useFound(typed: string): Found[] {
  const isMeant = ({ label, beside }: Found) => `${label} ${beside ?? ''}`.toLowerCase().includes(typed.toLowerCase());
  const settled = useSettled(typed, 200);
  const { people, isBehind } = usePeople(settled);
  // Enter goes to the first: until the server has found what is typed now, nobody stands here whom it does not name.
  return [...(isBehind || settled !== typed ? people.filter(isMeant) : people), ...usePages().filter(isMeant)];
}

const few = (filter: object): string =>
  String(new URLSearchParams({ filter: JSON.stringify(filter), range: `[0,${FEW - 1}]`, sort: '["name","ASC"]' }));

function usePeople(q: string): { people: Found[]; isBehind: boolean } {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['finder', q],
    enabled: q.length >= LEAST,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Found[]> => {
      const [yahrzeits, contacts] = await Promise.all([
        // Only who is called so: all whom somebody of that name remembers would leave no room for them.
        call<{ data: Yahrzeit[] }>(`/yahrzeits?${few({ called: q })}`, { signal }),
        call<{ data: Contact[] }>(`/contacts?${few({ q })}`, { signal }),
      ]);
      return [
        ...yahrzeits.data.map(({ id, name, hebrewName }) => foundIn('yahrzeits', id, name, hebrewName)),
        ...contacts.data.map(({ id, name, email }) => foundIn('contacts', id, name, email)),
      ];
    },
  });
  return { people: q.length >= LEAST ? (data ?? []) : [], isBehind: isPlaceholderData };
}

const foundIn = (group: 'yahrzeits' | 'contacts', id: string, label: string, beside: string | null): Found => ({
  ...{ group, id, label, beside },
  to: `/app/${group}/${id}`,
});

/** The pages that this person may open. */
function usePages(): Found[] {
  const t = useTranslate();
  const role = useAccount().data?.currentUser.role;
  return [...NAVIGATION, ...USER_MENU]
    .filter(({ needs }) => !needs || (role && may(role, needs)))
    .map(({ label, to }) => ({ group: 'pages', id: to, label: t(label), beside: null, to }));
}
