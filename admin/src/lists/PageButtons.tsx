import { Box, Pagination } from '@mui/material';

interface PageButtonsProps {
  total: number;
  perPage: number;
  /** From 1 on. */
  page: number;
  onPage: (page: number) => void;
}

/** The pages of a list, where it has more than one. */
export const PageButtons = ({ total, perPage, page, onPage }: PageButtonsProps) =>
  total > perPage && (
    <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
      <Pagination count={Math.ceil(total / perPage)} page={page} onChange={(_, next) => onPage(next)} />
    </Box>
  );
