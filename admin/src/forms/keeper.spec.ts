import { ApiError } from '../api/refusals';
import { Keeper, type KeptForm, type Marks } from './keeper';

interface Settings {
  name: string;
  replyTo: string;
  on: boolean;
}

const AS_SAVED: Settings = { name: 'Beth El', replyTo: '', on: false };

/** A form on a desk: what it says can be changed, and the server's answers are said beforehand. */
function desk() {
  let values = { ...AS_SAVED };
  let marks: Marks = {};
  const sent: Partial<Settings>[] = [];
  const refusedUnder: string[] = [];
  let answer: (changed: Partial<Settings>) => Promise<void> = () => Promise.resolve();
  const form: KeptForm<Settings> = {
    values: () => values,
    isFine: (field) => Promise.resolve(field !== 'name' || values.name !== ''),
    save: (changed) => {
      sent.push(changed);
      return answer(changed);
    },
    failed: () => 'Failed to save settings',
    refuse: (errors) => refusedUnder.push(...Object.keys(errors)),
    marked: (next) => (marks = next),
  };
  return {
    ...{ sent, refusedUnder, keeper: new Keeper(AS_SAVED, form) },
    say: (changed: Partial<Settings>) => (values = { ...values, ...changed }),
    answers: (next: typeof answer) => (answer = next),
    states: () => Object.fromEntries(Object.entries(marks).map(([field, { state }]) => [field, state])),
  };
}

const REFUSED = [{ path: 'replyTo', message: 'is not one' }];
const refuseReplyTo = (changed: Partial<Settings>): Promise<void> =>
  'replyTo' in changed
    ? Promise.reject(new ApiError('replyTo: is not one', 400, { errors: { replyTo: 'is not one' }, details: REFUSED }))
    : Promise.resolve();

const away = () => Promise.reject(new ApiError('The server could not be reached', 0));

it('given one change, then it alone is sent, and asked twice it is sent once', async () => {
  const { keeper, say, sent, states } = desk();
  say({ on: true });

  expect(await Promise.all([keeper.keep(), keeper.keep()])).toEqual([true, true]);

  expect(sent).toEqual([{ on: true }]);
  expect(states()).toEqual({ on: 'saved' });
});

it('given a switch that is turned back while it is being saved, then that goes after it', async () => {
  const { keeper, say, sent, answers } = desk();
  let arrive = () => {};
  answers(() => new Promise((resolve) => (arrive = resolve)));
  say({ on: true });
  const first = keeper.keep();
  await new Promise((resolve) => setTimeout(resolve));
  say({ on: false });
  const second = keeper.keep();
  answers(() => Promise.resolve());
  arrive();

  expect(await first).toBe(false);
  expect(await second).toBe(true);
  expect(sent).toEqual([{ on: true }, { on: false }]);
});

it('given one field that the server refuses, then the others are saved without it, and it is not asked again as it is', async () => {
  const { keeper, say, sent, refusedUnder, answers, states } = desk();
  answers(refuseReplyTo);
  say({ replyTo: 'nowhere', on: true });

  expect(await keeper.keep()).toBe(false);
  expect(await keeper.keep()).toBe(false);

  expect(sent).toEqual([{ replyTo: 'nowhere', on: true }, { on: true }]);
  expect(refusedUnder).toEqual(['replyTo']);
  expect(states()).toEqual({ replyTo: 'refused', on: 'saved' });

  answers(() => Promise.resolve());
  say({ replyTo: 'office@example.org' });
  expect(await keeper.keep()).toBe(true);
  expect(states()).toEqual({ replyTo: 'saved', on: 'saved' });
});

it('given a field that the form itself refuses, then nothing of it is sent; as it was before, nothing is said of it', async () => {
  const { keeper, say, sent, states } = desk();
  say({ name: '' });
  expect(await keeper.keep()).toBe(false);
  expect(states()).toEqual({ name: 'refused' });

  say({ name: 'Beth El' });
  expect(await keeper.keep()).toBe(true);
  expect(states()).toEqual({});
  expect(sent).toEqual([]);
});

it('given a server that is away, then what was changed waits, and goes when it is asked again', async () => {
  const { keeper, say, answers, states } = desk();
  answers(away);
  say({ name: 'Beth Shalom' });

  expect(await keeper.keep()).toBe(false);
  expect([keeper.isWaiting(), keeper.isAllSaved(), states()]).toEqual([true, false, { name: 'failed' }]);

  answers(() => Promise.resolve());
  expect(await keeper.keep()).toBe(true);
  expect([keeper.isWaiting(), keeper.isAllSaved()]).toEqual([false, true]);
});
