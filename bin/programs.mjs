/** What `zikaron` begins, each a file of its name in dist/program; `serve` is main.js. */
export const PROGRAMS = [
  ...['serve', 'migrate', 'night', 'backup', 'restore', 'restore-congregation', 'doctor', 'upgrade', 'operator'],
];
