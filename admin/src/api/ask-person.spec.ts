import { setImmediate } from 'node:timers/promises';
import { askPerson } from './ask-person';
import { SESSION_KEY } from './stored-session';

const signedInWith = (token: string) => {
  const session = JSON.stringify({ access_token: token, expires_at: Math.round(Date.now() / 1000) + 600 });
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => (key === SESSION_KEY ? session : null) } });
};

/** A server whose answers are given by hand, in the order in which it was asked, and a person who shows what is missing. */
function byHand() {
  const open: ((answer: Response) => void)[] = [];
  const told = { asked: 0, sent: 0 };
  const send = () => {
    told.sent++;
    return new Promise<Response>((answer) => open.push(answer));
  };
  const ask = () => {
    told.asked++;
    signedInWith(`token ${told.asked}`);
    return Promise.resolve(true);
  };
  const answer = async (status: number) => {
    open.shift()!(new Response(null, { status }));
    await setImmediate();
  };
  return { told, answer, sent: () => askPerson(send, { isMet: ({ status }) => status === 403, ask }) };
}

describe('what only the person can help with', () => {
  beforeEach(() => signedInWith('the first token'));

  it('given a refusal, then they are asked, and the request goes once more', async () => {
    const { told, answer, sent } = byHand();
    const response = sent();
    await answer(403);
    await answer(200);

    expect((await response).status).toBe(200);
    expect(told).toEqual({ asked: 1, sent: 2 });
  });

  it('given a refusal that comes after they were asked for another request, then it goes again and nobody is asked twice', async () => {
    const { told, answer, sent } = byHand();
    const both = Promise.all([sent(), sent()]);
    await answer(403);
    await answer(403);
    await answer(200);
    await answer(200);

    expect((await both).map(({ status }) => status)).toEqual([200, 200]);
    expect(told).toEqual({ asked: 1, sent: 4 });
  });

  it('given a second refusal of what was shown, then it is the answer', async () => {
    const { told, answer, sent } = byHand();
    const response = sent();
    await answer(403);
    await answer(403);

    expect((await response).status).toBe(403);
    expect(told).toEqual({ asked: 1, sent: 2 });
  });
});
