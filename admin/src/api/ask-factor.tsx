import { createRoot } from 'react-dom/client';
import { SecondFactorDialog } from '../public/account/SecondFactorDialog';

/** Asks for a code of the second factor, over whatever page this is; answers whether one was shown. */
export function askForFactor(): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const done = (shown: boolean) => {
      root.unmount();
      place.remove();
      resolve(shown);
    };
    root.render(<SecondFactorDialog onDone={done} />);
  });
}
