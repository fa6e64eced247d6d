// Prints which statements name tables that are not theirs to name, and ends with 1.
import { root } from './prepare.mjs';
import { checkTableDoors } from './table-doors.mjs';

const faults = await checkTableDoors(root);
for (const fault of faults) console.log(fault);
if (faults.length) process.exitCode = 1;
