import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';

/** What stands smaller and paler, beside or beneath what it is about. */
export const Quiet = styled(Box)(({ theme }) => ({
  color: theme.palette.text.secondary,
  fontSize: '.9375rem',
})) as typeof Box;
