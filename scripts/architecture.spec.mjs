import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { floors } from '../floors.cjs';

const root = path.join(__dirname, '..');
const drawing = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').split('```')[1];
/** What the drawing says of each floor: from its number to the number above it. */
const drawn = new Map(
  [...drawing.matchAll(/^ ?(\d+) {2}([^]*?)(?=^ ?\d+ {2}|(?![^]))/gm)].map(([, floor, text]) => [
    Number(floor),
    text.split(/[^\w-]+/),
  ]),
);
const foldersIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

test('each module stands on its floor, in the drawing that people read and in the one that the check reads', () => {
  expect(floors.flat().sort()).toEqual(foldersIn('server/src').sort());
  const missing = floors.flatMap((modules, floor) => modules.filter((name) => !drawn.get(floor).includes(name)));
  expect(missing).toEqual([]);
});

test('the drawing names the rooms of the platform, and none that is not there', () => {
  const [, ...rooms] = drawn.get(1).filter(Boolean);
  expect(rooms).toEqual(foldersIn('server/src/platform').sort());
});
