import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Part } from './parts.js';

/** A program that does its work and ends; its output is ours. */
export class RunOnce implements Part {
  private readonly child;
  private readonly exit: Promise<[code: number | null, signal: NodeJS.Signals | null]>;

  constructor(file: string, args: string[], environment: NodeJS.ProcessEnv) {
    const dieWithParent = new URL('./die-with-parent.js', import.meta.url).href;
    this.child = spawn(process.execPath, ['--import', dieWithParent, file, ...args], {
      env: environment,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    this.exit = once(this.child, 'exit') as typeof this.exit;
  }

  /** Its exit code; 1 when a signal ended it. */
  async done(): Promise<number> {
    const [code] = await this.exit;
    return code ?? 1;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) this.child.kill('SIGTERM');
    await this.exit;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}
