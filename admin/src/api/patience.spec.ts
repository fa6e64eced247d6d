import { withPatience } from './patience';

const busy = () =>
  new Response(JSON.stringify({ code: 'busy', message: 'No turn.' }), {
    status: 503,
    headers: { 'Retry-After': '10' },
  });
const done = () => new Response('{}', { status: 200 });

/** Asks with these answers to come; answers the status in the end, and how long was waited each time. */
async function ask(...answers: Response[]) {
  const waited: number[] = [];
  const response = await withPatience(
    () => Promise.resolve(answers.shift() ?? done()),
    (seconds) => Promise.resolve(void waited.push(seconds)),
  );
  return { status: response.status, body: await response.json(), waited };
}

describe('what the server has no turn for', () => {
  it('is asked again after as long as the server says', async () => {
    expect(await ask(busy(), busy(), done())).toEqual({ status: 200, body: {}, waited: [10, 10] });
  });

  it('is given up after three more tries, with the words of the refusal', async () => {
    const answer = await ask(busy(), busy(), busy(), busy(), done());

    expect(answer).toEqual({ status: 503, body: { code: 'busy', message: 'No turn.' }, waited: [10, 10, 10] });
  });

  it('is told apart from a server that is being mended, and from other refusals', async () => {
    const away = () => new Response('<h1>Back soon</h1>', { status: 503 });
    const refused = new Response('{"code":"busy"}', { status: 409 });

    await expect(withPatience(() => Promise.resolve(away()))).resolves.toMatchObject({ status: 503 });
    expect(await ask(refused)).toMatchObject({ status: 409, waited: [] });
  });
});
