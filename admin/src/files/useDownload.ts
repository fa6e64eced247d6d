import { useTranslate } from 'react-admin';
import { callFile } from '../api/http';
import { useAction } from '../forms/useAction';

/** How long the second of a double press may come after the first, in milliseconds. */
const DOUBLE_PRESS = 500;

/** Fetches a file of the API and hands it to the browser's own download; what an address cannot hold is asked in a body. A double press takes it once, however soon it came. */
export function useDownload(): { busy: boolean; download: (path: string, body?: object) => Promise<void> } {
  const t = useTranslate();
  const { busy, act } = useAction();
  const download = (path: string, body?: object) =>
    act(
      async () => {
        const { name, content } = await callFile(path, body ? { method: 'POST', body } : {});
        const address = URL.createObjectURL(content);
        const link = Object.assign(document.createElement('a'), { href: address, download: name });
        link.click();
        // Firefox reads the address after the click has ended.
        setTimeout(() => URL.revokeObjectURL(address), 60_000);
        await new Promise((over) => setTimeout(over, DOUBLE_PRESS));
      },
      (reason) => t('files.failed', { reason }),
    );
  return { busy, download };
}
