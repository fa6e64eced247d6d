import { StreamableFile, type CallHandler, type ExecutionContext } from '@nestjs/common';
import { lastValueFrom, of } from 'rxjs';
import { HideSecrets } from './hide-secrets.js';

const whoLooksIn = {
  switchToHttp: () => ({ getRequest: () => ({ caller: { look: { id: 'look' } } }) }),
} as unknown as ExecutionContext;

const answered = (answer: unknown): Promise<unknown> =>
  lastValueFrom(new HideSecrets().intercept(whoLooksIn, { handle: () => of(answer) } as CallHandler));

describe('an answer to whoever looks in', () => {
  it('ends an address that opens something where its secret begins', async () => {
    const html = `https://zikaron.example/u/${'a'.repeat(43)}`;

    expect(await answered({ html })).toEqual({ html: 'https://zikaron.example/u/…' });
  });

  it('given a long service list, which is streamed, then it is left whole', async () => {
    const list = new StreamableFile(Buffer.from('{"names":[]}'));

    expect(await answered(list)).toBe(list);
  });
});
