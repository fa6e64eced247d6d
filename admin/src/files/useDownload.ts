import { useTranslate } from 'react-admin';
import { callFile } from '../api/http';
import { useAction } from '../forms/useAction';

/** Fetches a file of the API and hands it to the browser's own download. */
export function useDownload(): { busy: boolean; download: (path: string) => Promise<void> } {
  const t = useTranslate();
  const { busy, act } = useAction();
  const download = (path: string) =>
    act(
      async () => {
        const { name, content } = await callFile(path);
        const address = URL.createObjectURL(content);
        const link = Object.assign(document.createElement('a'), { href: address, download: name });
        link.click();
        // Firefox reads the address after the click has ended.
        setTimeout(() => URL.revokeObjectURL(address), 60_000);
      },
      (reason) => t('files.failed', { reason }),
    );
  return { busy, download };
}
