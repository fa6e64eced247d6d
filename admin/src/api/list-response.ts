/** Lists come as `{ data, total }`, deletions as `{ data }`, records bare (a notification has a `data` of its own). */
export function unwrapped(answer: unknown): { json: unknown; headers: Headers } {
  const headers = new Headers();
  if (!answer || typeof answer !== 'object' || !('data' in answer)) return { json: answer, headers };
  if ('total' in answer) {
    headers.set('Content-Range', `items 0-0/${Number(answer.total)}`);
    return { json: answer.data, headers };
  }
  return { json: Object.keys(answer).length === 1 ? answer.data : answer, headers };
}
