/**
 * zod tries whether it may compile functions of its own; our content security policy forbids it, and browsers report each
 * try. What it is told here, before the first schema, is what `z.config({ jitless: true })` sets.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
