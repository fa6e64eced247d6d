import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

const ABOUT = `A congregation's yahrzeits, and the letter that reaches each family in time.

**API keys** (Plus plan and trial) are made in the admin under _API keys_ and sent as \`Authorization: Bearer zikaron_…\`. A key
belongs to one organization and may do what its scopes say; each scope is one permission, such as \`yahrzeits:read\`. A
route that a scope does not cover answers 403 \`not_allowed\`, one that is about the signed-in person 403 \`not_a_person\`.
600 requests a minute for each key, then 429 with \`Retry-After\`.

A person who belongs to several organizations names one in the header \`X-Organization-Id\`.

Lists take \`sort=["name","ASC"]\`, \`range=[0,19]\` and \`filter={"q":"levin"}\`, and answer \`{ data, total }\`. Refusals answer
\`{ statusCode, error, message, code, details }\`; \`code\` is stable.`;

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
    .addSecurityRequirements('bearer')
    .build();
  return SwaggerModule.createDocument(app, about);
}

/** /api/openapi.json, and the same for people at /api/docs. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApi(app), { jsonDocumentUrl: 'api/openapi.json' });
}
