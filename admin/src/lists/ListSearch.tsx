import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { FormControl, IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDebouncedEvent, useListContext, useTranslate } from 'react-admin';
import { useFilterValues } from './filter-values';

interface ListSearchProps {
  source: 'q';
  alwaysOn: true;
  placeholder: string;
  width: number;
}

/** The search of a list. */
export function ListSearch({ placeholder, width }: ListSearchProps) {
  const { typed, type, ask } = useSearch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed);
  };
  return (
    <form onSubmit={submit}>
      <FormControl size="small" sx={{ width: { xs: '100%', sm: width } }}>
        <OutlinedInput
          name="q"
          value={typed}
          placeholder={placeholder}
          onChange={({ target }) => type(target.value)}
          endAdornment={
            <InputAdornment position="end">{typed ? <Clear onClear={() => type('')} /> : glass}</InputAdornment>
          }
        />
      </FormControl>
    </form>
  );
}

/** What is typed is asked for after half a second, or at once by Enter; what is asked otherwise, as by Clear, stands here too. */
function useSearch() {
  const { setFilters } = useListContext();
  const filterValues = useFilterValues();
  const asked = String(filterValues.q ?? '');
  const [typed, setTyped] = useState(asked);
  const waits = useRef(false);
  useEffect(() => {
    if (!waits.current) setTyped(asked);
  }, [asked]);
  const ask = (q: string) => {
    waits.current = false;
    setFilters({ ...filterValues, q });
  };
  const askLater = useDebouncedEvent(ask, 500);
  const type = (text: string) => {
    waits.current = true;
    setTyped(text);
    askLater(text);
  };
  return { typed, type, ask };
}

const glass = <SearchIcon color="disabled" />;

/** It leaves the cursor where it is. */
function Clear({ onClear }: { onClear: () => void }) {
  const label = useTranslate()('ra.action.clear_input_value');
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={onClear}
      onMouseDown={(event) => event.preventDefault()}
      sx={{ width: 24, height: 24, p: 0 }}
    >
      <ClearIcon sx={{ width: 16, height: 16 }} />
    </IconButton>
  );
}
