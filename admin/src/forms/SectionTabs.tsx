import { Box, Tab, Tabs } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';

/** Sections of a page, one at a time. */
export function SectionTabs({ label, tabs }: { label: string; tabs: { title: string; content: ReactNode }[] }) {
  const id = useId();
  const [open, setOpen] = useState(0);
  return (
    <Box sx={{ mt: 3 }}>
      <Tabs
        value={open}
        onChange={(_, value: number) => setOpen(value)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
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
