import { codeOf } from './refusals';

/** So often the same is asked again of a server that had no turn for it. */
const TRIES = 3;

/**
 * Sends, and sends again what the server had no turn for: it says so by 503 and `busy`, has then changed nothing, and names
 * the seconds to wait in `Retry-After`. Every other answer is handed on as it came.
 */
export async function withPatience(send: () => Promise<Response>, wait = seconds): Promise<Response> {
  let response = await send();
  for (let tries = 0; tries < TRIES && (await isBusy(response)); tries++) {
    await wait(Number(response.headers.get('Retry-After') ?? 5));
    response = await send();
  }
  return response;
}

const isBusy = async (response: Response): Promise<boolean> => (await codeOf(response, 503)) === 'busy';

const seconds = (count: number) => new Promise<void>((resolve) => setTimeout(resolve, count * 1000));
