import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { askedOfCallers } from './asked-of-callers.js';
import { documentRefusals } from './documented-refusals.js';
import { documentedSchema, withPlainNames } from './named-schemas.js';

const ABOUT = `A congregation's yahrzeits, and the letter that reaches each family in time.

**API keys** (Plus plan and trial) are made in the admin under _API keys_ and sent as \`Authorization: Bearer zikaron_…\`. A key
belongs to one organization and may do what its scopes say; each scope is one permission, such as \`yahrzeits:read\`. A
route that a scope does not cover answers 403 \`not_allowed\`, one that is about the signed-in person 403 \`not_a_person\`.
600 requests a minute for each key, then 429 with \`Retry-After\`.

A POST may carry an \`Idempotency-Key\` of the caller's choosing (1 to 255 printable ASCII characters, best a UUID). Within
24 hours the same request with the same key is done once: asked again, it gets the same answer, with
\`Idempotency-Replayed: true\`. Another request with the key is refused with 422 \`idempotency_key_reused\`; while the first
is still under way the second waits for it, and after five seconds gets 409 \`idempotency_key_busy\`. What was refused is
not remembered: correct it, and send it with the same key. A key belongs to one caller in one organization.

A person who belongs to several organizations names one in the header \`X-Organization-Id\`.

Lists take \`sort=["name","ASC"]\`, \`range=[0,19]\` and \`filter={"q":"levin"}\`, and answer \`{ data, total }\` with
\`Content-Range\`. A body is refused with fields that its schema does not know. Instants are in UTC with milliseconds:
\`2027-01-04T14:00:00.000Z\`. Refusals answer
\`{ statusCode, error, message, code, details }\`; \`code\` is stable.`;

/** The parts of the document, as `@ApiTags` names them. */
const TAGS: Record<string, string> = {
  'API keys': 'Keys for programs, with scopes.',
  Billing: 'Plans and payment.',
  Calendars: 'Observances as calendar files.',
  Contacts: 'The living, who may receive reminders.',
  Coverage: 'Who will hear, by which way, and who will not.',
  Customs: 'Rules of dates and what they change.',
  'Data quality': 'Records to mend.',
  'Email jobs': 'Batches that staff define, and their runs.',
  Emails: 'Messages and what became of them.',
  Exports: 'Lists as CSV or Excel, and the whole organization as an archive.',
  'Family pages': 'What families open from a letter, without an account.',
  Health: 'Whether the installation is up.',
  'Hebrew calendar': 'Dates in the form of the Hebcal service.',
  History: 'Who changed what.',
  Imports: 'Lists that are brought in.',
  Looks: 'The people who run the installation look in, by an owner’s consent.',
  Members: 'Who works here, in which role.',
  'Merge fields': 'What can stand in a letter, and how letters do with the records.',
  Notifications: 'What staff should know.',
  Observers: 'Who observes which yahrzeit, and how they are reminded.',
  Operator: 'The whole installation.',
  Organization: 'The congregation: settings, members, plan and usage.',
  Printing: 'Letters and labels on paper.',
  Privacy: 'What is kept of one person, and its erasure.',
  Queues: 'Background work.',
  'Sender domains': 'Mail from a domain of the congregation.',
  'Service list': 'The names to read.',
  'Sign-in': 'Sessions and the signed-in person.',
  Templates: 'Designs of letters, their versions and tests.',
  Webhooks: 'Events posted to other programs.',
  Yahrzeits: 'The dead, and the dates on which they are remembered.',
};

/** The API as a document, printed from the routes and their schemas. */
export function openApi(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Zikaron')
    .setDescription(ABOUT)
    .setVersion('1')
    .setLicense('AGPL-3.0-or-later', 'https://www.gnu.org/licenses/agpl-3.0.html')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description: 'An API key, or the access token of a signed-in person.',
    })
    .addSecurityRequirements('bearer');
  for (const [name, description] of Object.entries(TAGS)) about.addTag(name, description);
  const document = SwaggerModule.createDocument(app, about.build(), { standardSchemaConverter: documentedSchema });
  const asked = askedOfCallers(app);
  for (const { post } of Object.values(document.paths)) {
    const isOfOrganization = typeof asked.get(post?.operationId ?? '') === 'object';
    if (post && isOfOrganization) post.parameters = [...(post.parameters ?? []), IDEMPOTENCY_KEY];
  }
  return withPlainNames(documentRefusals(document, asked));
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Chosen by the caller; asked again with it within 24 hours, this is done once and answered the same.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
} as const;

/** /api/openapi.json, and the same for people at /api/docs. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApi(app), { jsonDocumentUrl: 'api/openapi.json' });
}
