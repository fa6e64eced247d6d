import { endWithOrderer } from './end-with-orderer.js';

/** What a task says to whoever ordered it, and the answer: a part of its result, or a question. */
type Ask<Said, Reply> = (said: Said) => Promise<Reply>;

/** The messages between the two processes. A task says one thing at a time, and waits for the reply. */
export type FromTask = { began: number } | { said: unknown };
export interface ToTask {
  readonly reply: unknown;
}

/**
 * Work that runs in a process of its own, which may be ended at any moment: the default export of a `*.task.ts` file. It
 * knows no database and no clock; what it needs is given to it or asked for.
 */
export const heavyTask =
  <Input, Result, Said = never, Reply = never>(
    work: (input: Input, ask: Ask<Said, Reply>) => Promise<Result> | Result,
  ) =>
  async (input: Input): Promise<Result> => {
    endWithOrderer();
    send({ began: process.pid });
    return work(input, ask);
  };

function ask<Said, Reply>(said: Said): Promise<Reply> {
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      if (!isReply(message)) return;
      process.off('message', hear);
      resolve(message.reply as Reply);
    };
    process.on('message', hear);
    send({ said });
  });
}

const send = (message: FromTask): void => void process.send?.(message);

const isReply = (message: unknown): message is ToTask =>
  typeof message === 'object' && message !== null && 'reply' in message;
