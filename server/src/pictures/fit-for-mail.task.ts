import { heavyTask } from '../platform/heavy-task/index.js';
import { fitForMail, type FitPicture } from './fit-for-mail.js';

/** @throws Refusal as `fitForMail` */
export default heavyTask<Uint8Array, FitPicture>((file) =>
  fitForMail(Buffer.from(file.buffer, file.byteOffset, file.byteLength)),
);
