import { createRoot } from 'react-dom/client';
import { SecondFactorDialog } from '../public/account/SecondFactorDialog';

let asking: Promise<boolean> | null = null;

/** Asks for a code of the second factor, over whatever page this is; answers whether one was shown. Asked twice, it asks once. */
export function askForFactor(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const done = (shown: boolean) => {
      root.unmount();
      place.remove();
      asking = null;
      resolve(shown);
    };
    root.render(<SecondFactorDialog onDone={done} />);
  });
  return asking;
}
