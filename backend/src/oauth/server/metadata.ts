import { scopes } from '../../platform/http/scopes.ts';
import { authMethods, grantTypes, responseTypes } from '../model/client-metadata.ts';
import type { ResourcePath } from '../model/resources.ts';
import { paths, supportedScopes } from './provider-settings.ts';

/** RFC 8414. Also what the library would say of OpenID Connect is left out: this is none. */
export function authorizationServerMetadata(origin: string): object {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}${paths.authorization}`,
    token_endpoint: `${origin}${paths.token}`,
    registration_endpoint: `${origin}${paths.registration}`,
    revocation_endpoint: `${origin}${paths.revocation}`,
    scopes_supported: supportedScopes,
    response_types_supported: responseTypes,
    response_modes_supported: ['query', 'fragment'],
    grant_types_supported: grantTypes,
    token_endpoint_auth_methods_supported: authMethods,
    revocation_endpoint_auth_methods_supported: authMethods,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${origin}/developers`,
  };
}

/** RFC 9728. */
export function protectedResourceMetadata(origin: string, path: ResourcePath): object {
  return {
    resource: `${origin}${path}`,
    authorization_servers: [origin],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Inkloom',
    resource_documentation: `${origin}/developers`,
  };
}
