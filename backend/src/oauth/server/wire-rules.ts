import { type Context, errors, Provider } from 'oidc-provider';
import { paths } from './provider-settings.ts';

/** Of OpenID Connect, which this is not: OAuth has servers ignore what they do not know, and the library refuses these. */
const foreign = ['acr_values', 'claims', 'claims_locales', 'id_token_hint', 'max_age', 'nonce', 'registration'];

/** Where OAuth's letter asks for more than the library does. */
export function followStandards(provider: Provider): void {
  provider.use(async (context, next) => {
    if (context.path === paths.authorization) ignoreForeign(context);
    await next();
    if (context.status === 401) nameScheme(context, provider.issuer);
    if (context.path === paths.token) context.set('Pragma', 'no-cache');
  });
  refuseOtherGrants(provider);
}

function ignoreForeign(context: Context): void {
  const own = Object.entries(context.query).filter(([name]) => !foreign.includes(name));
  context.query = Object.fromEntries(own);
  const { scope } = context.query;
  if (typeof scope === 'string') context.query = { ...context.query, scope: withoutOpenId(scope) };
}

/** Alone it is refused, as any scope that is not ours. */
function withoutOpenId(scope: string): string {
  const others = scope.split(' ').filter((one) => one !== 'openid');
  return others.join(' ') || scope;
}

/** The library does so only where the app tried this scheme. */
function nameScheme(context: Context, issuer: string): void {
  if (!context.response.get('WWW-Authenticate')) context.set('WWW-Authenticate', `Basic realm="${issuer}"`);
}

/** RFC 6749 has an error of its own for a grant that the app did not register for. */
function refuseOtherGrants({ Client }: Provider): void {
  const { grantTypeAllowed } = Client.prototype;
  Client.prototype.grantTypeAllowed = function allowed(type) {
    const isAllowed = grantTypeAllowed.call(this, type);
    if (!isAllowed && isAskedFor(type)) throw new errors.UnauthorizedClient('The app did not register for this grant.');
    return isAllowed;
  };
}

function isAskedFor(type: string): boolean {
  const { oidc } = Provider.ctx ?? {};
  return oidc?.route === 'token' && oidc.params.grant_type === type;
}
