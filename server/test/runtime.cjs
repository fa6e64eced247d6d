/**
 * How jest evaluates files: as ever, each spec file its own copy of every module, but what is compiled for one spec file of a
 * process serves the next ones. jest would compile some two thousand files again for each spec that starts the server.
 */
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By the name of the file: what was compiled last, and of which source. */
const compiled = new Map();

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      return context && scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context);
    };
  }
};

function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const begin = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${begin}${source}\n})`, { filename, columnOffset: -begin.length });
  compiled.set(filename, { source, script });
  return script;
}
