import { heavyTask } from '../../../platform/heavy-task/index.js';
import { prepare, type Prepared } from './prepare.js';

/** A photograph that somebody brought: upright, level, and with the boxes of its plates. @throws as `prepare` */
export default heavyTask<{ file: Uint8Array }, Prepared>(({ file }) =>
  prepare(Buffer.from(file.buffer, file.byteOffset, file.byteLength)),
);
