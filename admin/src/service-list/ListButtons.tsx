import { Button } from '@mui/material';
import type { ServiceListQuery } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { callFile } from '../api/http';
import { useDownload } from '../files/useDownload';
import { useAction, useToast } from '../forms/useAction';
import { PULPIT_PAPERS, usePulpitPaper } from './pulpit-papers';
import { addressOf } from './search-params';
import { MenuButton } from '../lists/MenuButton';

/** On paper, on the clipboard, as a file. The words are the server's in each. A page that has not all names is not printed. */
export function ListButtons({ asked, isWhole }: { asked: ServiceListQuery; isWhole: boolean }) {
  const t = useTranslate();
  const { busy, download } = useDownload();
  const fileOf = (name: string, ending: '.txt' | '.docx') => (
    <Button variant="outlined" disabled={busy} onClick={() => void download(addressOf(asked, ending))}>
      {t(`serviceList.${name}`)}
    </Button>
  );
  return (
    <>
      <CopyButton asked={asked} />
      {fileOf('text', '.txt')}
      {fileOf('word', '.docx')}
      {isWhole && (
        <Button variant="outlined" onClick={() => window.print()}>
          {t('thisWeek.friday.print')}
        </Button>
      )}
      <PulpitSheet asked={asked} />
      <Typeset asked={asked} />
    </>
  );
}

const PAPERS = [
  { size: 'a5', type: 'usual' },
  { size: 'a4', type: 'usual' },
  { size: 'letter', type: 'usual' },
  { size: 'a4', type: 'large' },
  { size: 'letter', type: 'large' },
] as const;

/** The sheet as PDF, on the paper and in the print that is chosen. */
function Typeset({ asked }: { asked: ServiceListQuery }) {
  const t = useTranslate();
  return (
    <PaperMenu
      label={t('serviceList.pdf')}
      variant="contained"
      papers={PAPERS.map((paper) => ({
        label: t(`serviceList.papers.${paper.type}.${paper.size}`),
        address: `${addressOf(asked, '.pdf')}&${new URLSearchParams(paper).toString()}`,
      }))}
    />
  );
}

/** From the coming eve to nightfall, with the sound of each name. */
function PulpitSheet({ asked: { language } }: { asked: ServiceListQuery }) {
  const t = useTranslate();
  const labelOf = usePulpitPaper();
  const addressFor = ({ size, points }: (typeof PULPIT_PAPERS)[number]) =>
    `/pulpit-sheet.pdf?${new URLSearchParams({ size, points: String(points), ...(language ? { language } : {}) }).toString()}`;
  return (
    <PaperMenu
      label={t('serviceList.pulpit')}
      variant="outlined"
      papers={PULPIT_PAPERS.map((paper) => ({ label: labelOf(paper), address: addressFor(paper) }))}
    />
  );
}

interface PaperMenuProps {
  label: string;
  variant: 'contained' | 'outlined';
  papers: readonly { label: string; address: string }[];
}

/** A button that asks for the paper first. */
function PaperMenu({ label, variant, papers }: PaperMenuProps) {
  const t = useTranslate();
  const { busy, download } = useDownload();
  const choices = papers.map((paper) => ({ label: paper.label, choose: () => void download(paper.address) }));
  return <MenuButton label={busy ? t('files.busy') : label} choices={choices} variant={variant} />;
}

function CopyButton({ asked }: { asked: ServiceListQuery }) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, act } = useAction();
  const copy = () =>
    act(async () => {
      const { content } = await callFile(addressOf(asked, '.txt'));
      const text = (await content.text()).replace(/^\uFEFF/, '');
      await navigator.clipboard.writeText(text);
      toast(t('serviceList.copied'));
    }, t('serviceList.copyFailed'));
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void copy()}>
      {t('serviceList.copy')}
    </Button>
  );
}
