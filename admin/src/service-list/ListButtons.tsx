import { Button } from '@mui/material';
import type { ServiceListQuery } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { callFile } from '../api/http';
import { useDownload } from '../files/useDownload';
import { useAction, useToast } from '../forms/useAction';
import { addressOf } from './search-params';

/** On paper, on the clipboard, as a file. The words are the server's in each. */
export function ListButtons({ asked }: { asked: ServiceListQuery }) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, download } = useDownload();
  const copying = useAction();
  const copy = () =>
    copying.act(
      async () => {
        const { content } = await callFile(addressOf(asked, '.txt'));
        const text = (await content.text()).replace(/^\uFEFF/, '');
        await navigator.clipboard.writeText(text);
        toast(t('serviceList.copied'));
      },
      (reason) => reason || t('serviceList.copyFailed'),
    );
  return (
    <>
      <Button variant="outlined" disabled={copying.busy} onClick={() => void copy()}>
        {t('serviceList.copy')}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={() => void download(addressOf(asked, '.txt'))}>
        {t('serviceList.text')}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={() => void download(addressOf(asked, '.docx'))}>
        {t('serviceList.word')}
      </Button>
      <Button variant="contained" onClick={() => window.print()}>
        {t('serviceList.print')}
      </Button>
    </>
  );
}
