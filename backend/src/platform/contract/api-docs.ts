import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { buildContracts } from './contracts.ts';

const documents = [
  { name: 'Inkloom API', url: '/api/openapi.json' },
  { name: 'Inkloom accounts', url: '/api/auth-openapi.json' },
];

export function serveContract(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => buildContracts(app).api, {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Inkloom API',
    // The page then has a list of the documents to choose from.
    explorer: true,
    swaggerOptions: { urls: documents, persistAuthorization: true },
  });
  SwaggerModule.setup('api/docs/accounts', app, () => buildContracts(app).accounts, {
    ui: false,
    jsonDocumentUrl: 'api/auth-openapi.json',
    yamlDocumentUrl: 'api/auth-openapi.yaml',
  });
}
