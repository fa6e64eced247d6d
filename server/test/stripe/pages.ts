import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeWorld, Subscription } from './stripe-world.js';

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
  if (session.status !== 'open')
    return show(response, `<h1>Stand-in for Stripe</h1><p>This page is ${session.status}.</p>`);
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
    STEPS[url.searchParams.get('step') ?? '']?.does(world, subscription);
    return goTo(response, url.searchParams.get('return_url') ?? '/');
  }
  const buttons = Object.entries(STEPS).map(([step, { label }]) => {
    const query = new URLSearchParams({ step, return_url: url.searchParams.get('return_url') ?? '/' });
    return `<form method="post" action="${url.pathname}?${query}"><button>${label}</button></form>`;
  });
  show(response, `<h1>Stand-in for Stripe</h1><p>${subscription.status}</p>${buttons.join('')}`);
}

/** What a person does there, and what time does. */
const STEPS: Record<string, { label: string; does: (world: StripeWorld, subscription: Subscription) => void }> = {
  cancel: { label: 'Cancel the subscription', does: (world, { id }) => world.cancelLater(id) },
  keep: { label: 'Keep the subscription', does: (world, { id }) => world.keep(id) },
  end: { label: 'The period ends', does: (world, { id }) => world.endPeriod(id) },
  decline: {
    label: 'The card is declined',
    does: (world, { id, customer }) => (world.decline(customer), world.bill(id)),
  },
  accept: { label: 'The card is good', does: (world, { id, customer }) => (world.accept(customer), world.bill(id)) },
};

const goTo = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { Location: location }).end();
};

const show = (response: ServerResponse, html: string): void => {
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><title>Stripe</title>${html}`);
};
