// `npm run stripe:fake -- [port] [webhook address]`: the specs' stand-in for Stripe as a process, for looking at the way of
// paying by card without an account there. It prints the variables that make `npm start` use it, keeps nothing, and with an
// address it delivers its events there.
import { transformFileSync } from '@swc/core';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = path.join(root, 'server/test/stripe');
const out = path.join(root, '.test-data/fake-stripe');
const [port = '4690', webhook] = process.argv.slice(2);

mkdirSync(out, { recursive: true });
writeFileSync(path.join(out, 'package.json'), '{"type":"commonjs"}');
cpSync(path.join(source, 'openapi-extract.json'), path.join(out, 'openapi-extract.json'));
for (const name of readdirSync(source).filter((file) => file.endsWith('.ts') && file !== 'billing-world.ts')) {
  const options = {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
    swcrc: false,
  };
  writeFileSync(path.join(out, name.replace('.ts', '.js')), transformFileSync(path.join(source, name), options).code);
}

const { FakeStripe, FAKE_KEY, FAKE_WEBHOOK_SECRET } = createRequire(import.meta.url)(path.join(out, 'fake-stripe.js'));
const { StripeWorld } = createRequire(import.meta.url)(path.join(out, 'stripe-world.js'));
const shift = Number(process.env.CLOCK_SHIFT_SECONDS ?? 0) * 1000;
const stripe = await new FakeStripe(new StripeWorld(() => new Date(Date.now() + shift))).start(Number(port));

stripe.world.tell = (event) => {
  console.log(event.type, event.id);
  if (!webhook) return;
  const { body, signature } = stripe.signed(event);
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  fetch(webhook, { method: 'POST', headers, body }).then(
    ({ status }) => console.log(`  delivered: ${status}`),
    (failure) => console.log(`  not delivered: ${failure.message}`),
  );
};
console.log(`STRIPE_SECRET_KEY=${FAKE_KEY} STRIPE_WEBHOOK_SECRET=${FAKE_WEBHOOK_SECRET} STRIPE_API_BASE=${stripe.url}`);
