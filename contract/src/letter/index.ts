export * from './late.js';
export * from './model.js';
export { readLetter, readLine } from './read.js';
export { opening, writeLetter, writeLine } from './write.js';
