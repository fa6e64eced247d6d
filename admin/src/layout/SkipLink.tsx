import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Seen when it has the focus: the way past the bar, for whoever goes by keyboard. */
export const SkipLink = () => (
  <Button className="skip-nav-button" variant="contained" size="small" onClick={toContent} sx={skipLook}>
    {useTranslate()('ra.navigation.skip_nav')}
  </Button>
);

/** Where the focus then is, and from where the next stop is the first one of the page. */
function toContent(): void {
  const content = document.getElementById('main-content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}

const skipLook = {
  position: 'fixed',
  zIndex: 5000,
  insetInlineStart: 16,
  top: -80,
  '&:focus': { top: 16 },
};
