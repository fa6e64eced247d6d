import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CannotStart } from './settings.js';

const secrets = z.object({ database: z.string(), link: z.string(), identity: z.string() });

/** What only this copy knows: made once, kept beside its data, readable by its owner alone. */
export type Secrets = z.infer<typeof secrets>;

/** Reads the secrets of a data directory, or makes them. */
export function readSecrets(dataDirectory: string): Secrets {
  const file = path.join(dataDirectory, 'secrets.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(newSecrets(), null, 2), { mode: 0o600 });
  try {
    return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new CannotStart(`${file} cannot be read as our secrets. Put it right, or start afresh with --reset.`, {
      cause,
    });
  }
}

function newSecrets(): Secrets {
  const secret = () => randomBytes(32).toString('hex');
  return { database: secret(), link: secret(), identity: secret() };
}
