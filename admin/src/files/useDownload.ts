import { useTranslate } from 'react-admin';
import { callFile } from '../api/http';
import { useAction } from '../forms/useAction';

/** Fetches a file of the API and hands it to the browser's own download; what an address cannot hold is asked in a body. */
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
      },
      (reason) => t('files.failed', { reason }),
    );
  return { busy, download };
}
