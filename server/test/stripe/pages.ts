import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeWorld } from './stripe-world.js';

/** The pages that a person sees at Stripe: paying, and managing what was bought. Each button is one step of the world. */
export function page(world: StripeWorld, url: URL, request: IncomingMessage, response: ServerResponse): void {
  const [, kind, , id = ''] = url.pathname.split('/');
  if (kind === 'c') return payPage(world, id, request, response);
  if (kind === 'p') return portalPage(world, id, url, request, response);
  response.writeHead(404).end();
}

function payPage(world: StripeWorld, id: string, { method }: IncomingMessage, response: ServerResponse): void {
  const session = world.sessions.get(id);
  if (!session) return void response.writeHead(404).end();
  if (method === 'POST') {
    world.pay(id);
    return goTo(response, session.success_url.replace('{CHECKOUT_SESSION_ID}', id));
  }
  const what = session.wanted
    .map(({ price }) => `${price.lookup_key}: ${price.unit_amount_decimal} cents`)
    .join('<br>');
  show(response, `<h1>Stand-in for Stripe</h1><p>${what}</p><form method="post"><button>Pay</button></form>`);
}

function portalPage(
  world: StripeWorld,
  customer: string,
  url: URL,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const subscription = [...world.subscriptions.values()].reverse().find((one) => one.customer === customer);
  if (!subscription) return void response.writeHead(404).end();
  if (method === 'POST') {
    const step = url.searchParams.get('step');
    if (step === 'cancel') world.cancel(subscription.id);
    if (step === 'decline') world.decline(customer);
    if (step === 'accept') world.accept(customer);
    if (step !== 'cancel') world.bill(subscription.id);
    return goTo(response, url.searchParams.get('return_url') ?? '/');
  }
  const button = (step: string, label: string) =>
    `<form method="post" action="${url.pathname}?${new URLSearchParams({ step, return_url: url.searchParams.get('return_url') ?? '/' })}"><button>${label}</button></form>`;
  show(
    response,
    `<h1>Stand-in for Stripe</h1><p>${subscription.status}</p>${button('cancel', 'Cancel the subscription')}${button('decline', 'The card is declined')}${button('accept', 'The card is good')}`,
  );
}

const goTo = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { Location: location }).end();
};

const show = (response: ServerResponse, html: string): void => {
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><title>Stripe</title>${html}`);
};
