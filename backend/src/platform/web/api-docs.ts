import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

export function buildContract(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Inkloom')
    .setDescription(
      'From an idea to a live print-on-demand T-shirt. Every call but the public ones takes the access token of an account as bearer; tokens come from `/auth/v1` (the wire protocol of Supabase Auth). Errors have one shape: `{ "error": "sentence", "code": "machine_word" }`.',
    )
    .setVersion('1.0.0')
    .setLicense('Proprietary', 'https://inkloom.example/terms')
    .addServer('/')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, config);
}

export function serveContract(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => buildContract(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Inkloom API',
  });
}
