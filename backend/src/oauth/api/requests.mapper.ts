import type { OpenRequest } from '../server/consents.service.ts';
import type { AuthorizationRequest } from './requests.dto.ts';

export function toAuthorizationRequest(request: OpenRequest & { needsSignIn: boolean }): AuthorizationRequest {
  const { app, scopes, required, endsAt, needsSignIn } = request;
  return {
    app: { name: app.name, address_kind: app.kind, address: app.host, document_host: app.documentHost },
    scopes: scopes.map((scope) => ({ scope, required: required.includes(scope) })),
    needs_sign_in: needsSignIn,
    ends_at: endsAt.toISOString(),
  };
}
