import type { ImportSourceDraft } from '@zikaron/contract';

export interface SourceValues {
  label: string;
  kind: 'address' | 'sftp' | 'folder';
  /** Of an SFTP server its host alone. */
  url?: string | null;
  user?: string | null;
  password?: string | null;
  path?: string | null;
}

/** What is sent of a form: of an SFTP server one address, `sftp://name@host/path`, and the password beside it. */
export function draftOf({ label, kind, url, user, password, path }: SourceValues): ImportSourceDraft {
  if (kind === 'folder') return { label, url: null };
  if (kind === 'address') return { label, url: url ?? '' };
  const host = (url ?? '').trim().replace(/^sftp:\/\//i, '');
  const place = (path ?? '').trim().split('/').map(encodeURIComponent).join('/').replace(/^\/?/, '/');
  return {
    label,
    url: `sftp://${encodeURIComponent((user ?? '').trim())}@${host}${place}`,
    password: password || null,
  };
}
