/**
 * How jest evaluates files: as ever, each spec file its own copy of every module, but what is compiled for one spec file of a
 * process serves the next ones. jest would read, turn and compile some two thousand files again for each spec that starts the
 * server.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By the name of the file: what was compiled last, and of which source. */
const compiled = new Map();

/**
 * What no spec puts something else in place of, as constants of every script: Node asks a handler in C++ for each name of a
 * context's global object, at 200 ns each time, and looks constants up first. (Date and timers stay: fake ones take their place.)
 */
const constants = new Script(
  `const { Array, ArrayBuffer, BigInt, Boolean, Buffer, DataView, Error, JSON, Map, Math, Number, Object, Promise, Proxy, RangeError,
    Reflect, RegExp, Set, String, Symbol, SyntaxError, TypeError, URL, Uint8Array, WeakMap, WeakRef, WeakSet, decodeURIComponent,
    encodeURIComponent, isNaN, parseFloat, parseInt, process } = globalThis;`,
);

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor, transformCache, coreModule } = this;
    constants.runInContext(this._environment.getVmContext());
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      return context && scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context);
    };
    for (const method of ['transform', 'getCachedSource']) {
      const original = transformCache[method].bind(transformCache);
      transformCache[method] = (filename, options) => knownPackage(filename) ?? original(filename, options);
    }
    const require = coreModule.require.bind(coreModule);
    coreModule.require = (name) => this.withOwnStorages(name, require(name));
  }

  /** Storages of this spec file, by which asynchronous work carries something with it. */
  storages = [];

  /**
   * Node looks through every storage in use at every promise and never forgets one, so the last spec files of a process would
   * work for all that came before. A spec file's storages end with it.
   */
  withOwnStorages(name, core) {
    if (!/^(node:)?async_hooks$/.test(name)) return core;
    const { storages } = this;
    class OfThisFile extends AsyncLocalStorage {
      constructor(...options) {
        super(...options);
        storages.push(this);
      }
    }
    return { ...core, AsyncLocalStorage: OfThisFile };
  }

  teardown() {
    super.teardown();
    for (const storage of this.storages) storage.disable();
  }
};

/** Packages stay as they are while specs run; our own files may change between two runs of `--watch`. */
const knownPackage = (filename) => (filename.includes('/node_modules/') ? compiled.get(filename)?.source : undefined);

function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const begin = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${begin}${source}\n})`, { filename, columnOffset: -begin.length });
  compiled.set(filename, { source, script });
  return script;
}
