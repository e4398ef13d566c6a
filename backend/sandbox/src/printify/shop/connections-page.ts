import { EMPTY_HTML, type Html, html } from '../../http/html.ts';
import { banner, page } from '../../http/page.ts';
import { issueToken, SCOPES, type Scope } from '../accounts/tokens.ts';

export interface TokenRequest {
  account?: string;
  scope?: string | string[];
  days?: string;
}

const CHECKED = html` checked`;
const ACCOUNT = 'sandbox_my-shop';
const DAY_SECONDS = 24 * 3600;

/** Where a seller creates an API token, like My Profile → Connections of the real service (P1). */
export function connectionsPage(request: TokenRequest): string {
  const account = /^(?:sandbox|printful)_[\w-]{1,80}$/.test(request.account ?? '') ? String(request.account) : ACCOUNT;
  const selected = [request.scope ?? []].flat();
  const chosen: readonly Scope[] =
    request.account === undefined ? SCOPES : SCOPES.filter((scope) => selected.includes(scope));
  const days = /^-?\d{1,3}$/.test(request.days ?? '') ? Number(request.days) : 365;
  return page(
    'Connections',
    '/printify/shop.css',
    html`${banner('Connections', "Sandbox: stands in for Printify's own page")}
<main class="form">
<form method="get">
<h1>API tokens</h1>
<label>Account <input name="account" value="${account}" pattern="(sandbox|printful)_[\\w\\-]+" maxlength="88" required></label>
<label>Days until it ends <input name="days" type="number" min="-1" max="365" value="${days}"></label>
<fieldset><legend>Scopes</legend>${SCOPES.map((scope) => box(scope, chosen.includes(scope)))}</fieldset>
<button>Generate</button>
</form>
${request.account === undefined ? EMPTY_HTML : tokenSection(issueToken({ account, scopes: chosen }, days * DAY_SECONDS))}
</main>`,
  );
}

function box(scope: Scope, checked: boolean): Html {
  return html`<label><input type="checkbox" name="scope" value="${scope}"${checked ? CHECKED : EMPTY_HTML}> ${scope}</label>`;
}

function tokenSection(token: string): Html {
  return html`<section><h2>Your token</h2><p>Copy the whole of it. It is shown only once.</p>
<textarea readonly rows="12" aria-label="Token">${token}</textarea></section>`;
}
