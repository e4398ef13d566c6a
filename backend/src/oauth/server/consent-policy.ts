import { type Context, errors, interactionPolicy } from 'oidc-provider';

const { Check, Prompt } = interactionPolicy;

/** Each authorization is asked for: what one program was allowed, another could take with the same `client_id`. */
export function consentPolicy(): interactionPolicy.Policy {
  const policy = interactionPolicy.base();
  policy.clear();
  // Apps name these to have somebody sign in or decide anew, which everybody does here.
  for (const name of ['login', 'select_account']) policy.add(new Prompt({ name, requestable: true }));
  const undecided = new Check('undecided', 'the seller has not decided', isUndecided);
  policy.add(new Prompt({ name: 'consent', requestable: true }, undecided));
  return policy;
}

/** @throws AccessDenied of an account that was suspended or deleted after its consent */
function isUndecided({ oidc }: Context): boolean {
  if (!oidc.result?.consent) return true;
  if (!oidc.account) throw new errors.AccessDenied('the account is not available');
  return false;
}
