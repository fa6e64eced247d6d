/**
 * How jest finds modules: `./x.js` of ours is `./x.ts`, and the contract is its own source. Packages that name no file for
 * require() are found by the one for import, and turned into CommonJS.
 */
const { existsSync } = require('node:fs');
const path = require('node:path');

const contract = path.join(__dirname, '../../contract/src/index.ts');

module.exports = (request, options) => {
  if (request === '@zikaron/contract') return contract;
  if (request.startsWith('.')) return sourceOf(request, options.basedir) ?? options.defaultResolver(request, options);
  try {
    return options.defaultResolver(request, options);
  } catch {
    return options.defaultResolver(request, { ...options, conditions: ['node', 'import', 'default'] });
  }
};

function sourceOf(request, directory) {
  if (!request.endsWith('.js') || directory.includes(`${path.sep}node_modules${path.sep}`)) return null;
  const source = path.join(directory, request.replace(/\.js$/, '.ts'));
  return existsSync(source) ? source : null;
}
