import { Box, Tab, Tabs } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { SERIF } from '../theme/tokens';

interface SectionTabsProps {
  label: string;
  tabs: { title: string; content: ReactNode }[];
  /** The first tab is what this part of the page is about, and looks like its heading. */
  asHeading?: boolean;
}

/** Sections of a page, one at a time. */
export function SectionTabs({ label, tabs, asHeading = false }: SectionTabsProps) {
  const id = useId();
  const [open, setOpen] = useState(0);
  return (
    <Box sx={{ mt: asHeading ? 0 : 3 }}>
      <Tabs
        value={open}
        onChange={(_, value: number) => setOpen(value)}
        aria-label={label}
        sx={asHeading ? headingLook : {}}
      >
        {tabs.map(({ title }, at) => (
          <Tab key={title} label={title} id={`${id}-tab-${at}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
        {tabs[open]?.content}
      </Box>
    </Box>
  );
}

const headingLook = {
  '& .MuiTab-root': { px: 0, marginInlineEnd: 3, minWidth: 44, fontSize: '1.0625rem', fontWeight: 400 },
  '& .MuiTab-root:first-of-type': { fontFamily: SERIF, fontSize: '1.3125rem', fontWeight: 600 },
};
