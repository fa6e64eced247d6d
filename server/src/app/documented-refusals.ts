import { refusal } from '@zikaron/contract';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Asked } from './asked-of-callers.js';
import { documentedSchema } from './named-schemas.js';

type Paths = OpenAPIObject['paths'];
type Operation = NonNullable<Paths[string]['get']>;

/** What a call can be refused with, under the names of the document's `components.responses`. */
const REFUSALS = {
  Invalid: [400, 'The request is not as its schema says; `details` name the fields.'],
  NotSignedIn: [401, 'The bearer token or session is missing, has expired, or was revoked.'],
  NotAllowed: [403, 'The role, the scope of the key, or the plan does not cover this.'],
  NotFound: [404, 'There is no such record in this organization.'],
  Conflict: [409, 'Somebody changed the record since it was read.'],
  TooMany: [429, 'Too many requests; `Retry-After` says when to try again.'],
} as const;

/** Adds to every operation what it may be refused with, from what it asks of its caller and what it takes. */
export function documentRefusals(document: OpenAPIObject, asked: Map<string, Asked>): OpenAPIObject {
  const { components } = documentedSchema(refusal, { schemaType: 'output' }) ?? { components: {} };
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...components },
    responses: Object.fromEntries(
      Object.entries(REFUSALS).map(([name, [, description]]) => [name, answer(description)]),
    ),
  };
  for (const operation of operationsOf(document.paths)) {
    for (const name of refusalsOf(operation, asked.get(operation.operationId ?? ''))) {
      operation.responses[REFUSALS[name][0]] ??= { $ref: `#/components/responses/${name}` };
    }
  }
  return document;
}

const answer = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const operationsOf = (paths: Paths): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods as Record<string, Operation>));

function refusalsOf({ parameters = [], requestBody }: Operation, asked: Asked | undefined): (keyof typeof REFUSALS)[] {
  const inputs = parameters.filter((parameter) => 'in' in parameter);
  const guarded = asked !== undefined && asked !== 'public';
  return [
    ...(inputs.length || requestBody ? (['Invalid'] as const) : []),
    ...(guarded ? (['NotSignedIn'] as const) : []),
    ...(guarded && asked !== 'signed-in' ? (['NotAllowed'] as const) : []),
    ...(inputs.some((parameter) => parameter.in === 'path') ? (['NotFound'] as const) : []),
    ...(inputs.some((parameter) => parameter.in === 'path') && requestBody ? (['Conflict'] as const) : []),
    ...(guarded ? (['TooMany'] as const) : []),
  ];
}
