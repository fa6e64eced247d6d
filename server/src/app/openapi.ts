import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The API as a document, printed from the routes and their schemas. */
export function openApi(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Zikaron')
    .setDescription("A congregation's yahrzeits, and the letter that reaches each family in time.")
    .setVersion('1')
    .setLicense('AGPL-3.0-or-later', 'https://www.gnu.org/licenses/agpl-3.0.html')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, about);
}

/** /api/openapi.json, and the same for people at /api/docs. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApi(app), { jsonDocumentUrl: 'api/openapi.json' });
}
