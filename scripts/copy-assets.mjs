// Copies what the compiler leaves behind: letters in MJML and data in JSON, from server/src to dist/src.
import { cpSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const carried = /\.(mjml|json|html|hbs|txt|sql)$/;

cpSync(path.join(root, 'server/src'), path.join(root, 'dist/src'), {
  recursive: true,
  filter: (source) => statSync(source).isDirectory() || carried.test(source),
});
