#!/usr/bin/env node
// What Playwright launches as Firefox: the one that is installed, and a relay before its WebDriver BiDi. Playwright asks each
// Firefox to emulate what those of a long-term release do not know yet (`emulation.setMediaFeaturesOverride`), and gives up
// at the first refusal; the relay takes an unknown emulation for one that is not needed. Everything else goes through as it is.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { firefoxHere, NO_FIREFOX } from '../scripts/firefox.mjs';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * How Playwright fills a field here: by the property that React watches, so that React holds nothing for changed; and what a
 * field that tells no selection held, such as one for a number, stays before it. Set by the element's own kind it is noticed
 * as what a person types is, and a field that tells no selection is filled anew.
 */
const set = (value) =>
  `Object.getOwnPropertyDescriptors(inputElement.constructor.prototype).value.set.call(inputElement, ${value});`;
const asTyped = (text) =>
  text.replaceAll('inputElement.value = value;', set('value')).replaceAll('inputElement.value += text;', set('text'));

const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const installed = firefoxHere() ?? fail(NO_FIREFOX);
const firefox = spawn(installed, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => fail(error.message));
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENS.exec(line)?.[1];
  if (address) relay(address);
  else process.stderr.write(`${line}\n`);
});

function fail(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

/** Listens in Firefox's place, and says so as Firefox does. */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (playwright, { url }) => join(playwright, new WebSocket(address + url)));
}

/** One session: what Playwright says before Firefox is reached waits. */
function join(playwright, browser) {
  const emulations = new Set();
  const reached = new Promise((resolve) => browser.on('open', resolve));
  playwright.on('message', (data) => {
    const text = asTyped(data.toString());
    const { id, method } = JSON.parse(text);
    if (method?.startsWith('emulation.')) emulations.add(id);
    void reached.then(() => browser.send(text));
  });
  browser.on('message', (data) => playwright.send(answer(data.toString(), emulations)));
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
  browser.on('error', (error) => fail(error.message));
}

/** What Firefox answered, or that it is done where it does not know the emulation. */
function answer(text, emulations) {
  const { id, error } = JSON.parse(text);
  const unknown = emulations.delete(id) && error === 'unknown command';
  return unknown ? JSON.stringify({ type: 'success', id, result: {} }) : text;
}
