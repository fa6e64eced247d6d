import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { ASKED_AGAIN, FRESH, queryClient, SUMMARY_FRESH } from './freshness';

describe('for how long what was read counts as fresh', () => {
  it.each<[string, readonly unknown[], number]>([
    ['jobs', ['email-jobs', 'getList', { pagination: {} }], 10_000],
    ['templates', ['templates', 'getOne', { id: 'x' }], 30_000],
  ])('given %s, then as long as the original says', (_, queryKey, milliseconds) => {
    expect(queryClient.defaultQueryOptions({ queryKey }).staleTime).toBe(milliseconds);
  });

  it('given the organization, then 60 s', () => expect(FRESH.organization).toBe(60_000));

  it('given what stays open, then it is asked again as often as the original says', () => {
    expect(ASKED_AGAIN).toEqual({ unread: 30_000, notifications: 15_000, summaries: 60_000 });
    expect(SUMMARY_FRESH).toBe(30_000);
  });
});

describe('what react-admin asks of whoever is signed in', () => {
  it.each<[string, readonly unknown[], unknown]>([
    ['whether a list may be seen', ['auth', 'canAccess', { resource: 'yahrzeits' }], true],
    ['what is permitted', ['auth', 'getPermissions', {}], null],
  ])('given %s, then it is known at once, and nothing is drawn again with the answer', (_, queryKey, answer) => {
    const asked = jest.fn();
    const seen = new QueryObserver(queryClient, { queryKey, queryFn: asked });
    const stop = seen.subscribe(() => undefined);
    expect(seen.getCurrentResult()).toMatchObject({ data: answer, isPending: false, isFetching: false });
    expect(asked).not.toHaveBeenCalled();
    stop();
    queryClient.clear();
  });
});

describe('what is asked anew', () => {
  it('given rows that are asked for the first time while something is said of them, then those of the time before do not stay', async () => {
    const answers: ((rows: string) => void)[] = [];
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener('abort', () => reject(new Error('given up')));
      });
    const seen = new QueryObserver(queryClient, { queryKey: ['imports', 'rows'], queryFn });
    const stop = seen.subscribe(() => undefined);

    const done = queryClient.invalidateQueries({ queryKey: ['imports'] });
    answers[0]?.('as before');
    await new Promise((resolve) => setTimeout(resolve));
    answers[1]?.('as said');
    await done;

    expect(seen.getCurrentResult().data).toBe('as said');
    stop();
    queryClient.clear();
  });
});

describe('what is asked while the browser is offline', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => {
    queryClient.clear();
    onlineManager.setOnline(true);
  });

  const notReached = new Error('The server could not be reached.');
  const ask = () => Promise.reject(notReached);

  it('given a page that is opened, then it says that the server was not reached, and does not wait without a word', async () => {
    await expect(queryClient.fetchQuery({ queryKey: ['settings'], queryFn: ask })).rejects.toBe(notReached);
  });

  it('given something that is done, then it fails at once, and is not done later by itself', async () => {
    const doing = queryClient.getMutationCache().build(queryClient, { mutationFn: ask });

    await expect(doing.execute(undefined)).rejects.toBe(notReached);
  });
});
