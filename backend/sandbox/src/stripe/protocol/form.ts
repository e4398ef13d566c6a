/** What a form-encoded body holds once its brackets are read: texts, lists and objects of them. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Names of one parameter, at most so deep. */
const DEEPEST = 12;

/** Reads `line_items[0][price]=…&expand[]=…` as the SDKs write it (S4). */
export function readForm(text: string): { [name: string]: FormValue } {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) plant(root, pathOf(name), value);
  return Object.fromEntries([...root].map(([name, node]) => [name, settle(node)]));
}

type Branch = Map<string, Branch | string>;

function pathOf(name: string): string[] {
  return name
    .split('[')
    .map((part) => (part.endsWith(']') ? part.slice(0, -1) : part))
    .slice(0, DEEPEST);
}

function plant(branch: Branch, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? String(branch.size) : first;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const known = branch.get(key);
  const next: Branch = known instanceof Map ? known : new Map();
  branch.set(key, next);
  plant(next, rest, value);
}

/** Names that count from 0 make a list, all others an object. */
function settle(node: Branch | string): FormValue {
  if (typeof node === 'string') return node;
  const entries = [...node].map(([name, value]) => [name, settle(value)] as const);
  const isList = entries.length > 0 && entries.every(([name], i) => name === String(i));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
