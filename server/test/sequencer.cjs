const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * What tries the whole house takes longest, and goes first: one that began last would keep one processor waiting for it. jest
 * alone goes by the size of the files, where it has not seen them run.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const ofHouse = (test) => path.relative(__dirname, test.path).startsWith('..') === false;
    const sorted = super.sort(tests);
    return [...sorted.filter(ofHouse), ...sorted.filter((test) => !ofHouse(test))];
  }
};
