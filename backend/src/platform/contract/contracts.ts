import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { addCommonProblems } from './common-problems.ts';
import { addDeprecations } from './deprecations.ts';
import { accountsDescription, apiDescription, apiTags } from './descriptions.ts';
import { addRequestSamples } from './request-samples.ts';
import { selectPaths } from './select-paths.ts';

export interface Contracts {
  /** openapi.yaml: the product. */
  api: OpenAPIObject;
  /** auth-openapi.yaml: accounts, in the wire protocol of Supabase Auth. */
  accounts: OpenAPIObject;
}

export function buildContracts(app: NestFastifyApplication): Contracts {
  const whole = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  const isAccounts = (path: string) => path.startsWith('/auth/v1/');
  const api: OpenAPIObject = { ...describeApi(), ...selectPaths(whole, (path) => !isAccounts(path)) };
  const accounts: OpenAPIObject = { ...describeAccounts(), ...selectPaths(whole, isAccounts) };
  addCommonProblems(api);
  for (const document of [api, accounts]) {
    addSecurity(document);
    addDeprecations(document);
    addRequestSamples(document);
  }
  return { api, accounts };
}

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description:
    'The `access_token` of a sign-in, an API key, or the token of a connected app. `x-scope` says what a key or an app needs.',
} as const;

const signIn = {
  type: 'oauth2',
  description: 'Address and password of an account. Leave `client_id` and `client_secret` empty.',
  flows: { password: { tokenUrl: '/api/token', scopes: {} } },
} as const;

type Head = Pick<OpenAPIObject, 'openapi' | 'info' | 'servers' | 'tags'>;

function describeApi(): Head {
  const builder = describe('Inkloom', apiDescription);
  for (const [name, description] of Object.entries(apiTags)) builder.addTag(name, description);
  return headOf(builder);
}

function describeAccounts(): Head {
  const builder = describe('Inkloom accounts', accountsDescription);
  return headOf(builder.addTag('Accounts', 'Sign-up, sign-in, sessions and mail links.'));
}

/** In the order in which people read a document. */
function headOf(builder: DocumentBuilder): Head {
  const { openapi, info, servers, tags } = builder.build();
  return { openapi, info, servers, tags };
}

function describe(title: string, description: string): DocumentBuilder {
  return new DocumentBuilder()
    .setTitle(title)
    .setDescription(description)
    .setContact('Support', 'https://inkloom.example/contact', 'support@inkloom.example')
    .setVersion('1.0.0')
    .setLicense('Proprietary', 'https://inkloom.example/terms')
    .addServer('/');
}

const schemes = { bearer, signIn };

/** What takes a bearer takes a token of any of the schemes. */
function addSecurity(document: OpenAPIObject): void {
  document.components = { ...document.components, securitySchemes: schemes };
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      const { security } = operation as { security?: object[] };
      if (security?.length) operation.security = Object.keys(schemes).map((name) => ({ [name]: [] }));
    }
  }
}
