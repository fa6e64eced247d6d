/** A path on this site, or `null`: nobody is sent elsewhere by a link to our login page. */
export function safeNext(next: string | null, site = window.location.origin): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return null;
  const url = new URL(next, site);
  // "/.//host" stays here, but its path "//host" would not.
  const stays = url.origin === site && !url.pathname.startsWith('//');
  return stays ? `${url.pathname}${url.search}${url.hash}` : null;
}
