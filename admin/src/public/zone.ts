// The script of the page about the sunset: the browser's time zone into the address, which is all that the server asks. No place
// is asked of anybody, and nothing is kept.
const query = new URLSearchParams(window.location.search);
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

if (!query.has('zone') && timeZone) {
  query.set('zone', timeZone);
  window.location.replace(`?${query}`);
}

export {};
