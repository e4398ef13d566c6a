export const LANGUAGES = ['curl', 'Node', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same program in each language. */
export type Programs = Record<Language, string>;

/** A line that begins a step: `# --- Create`. */
const STEP = /^(?:#|\/\/) --- (.+)\n/m;

/** A step of a program; without a name, what comes before the first one. */
export function stepOf(program: string, name = ''): string {
  const [head = '', ...parts] = program.split(STEP);
  const at = parts.indexOf(name);
  const step = name === '' ? head : parts[at + 1];
  if (step === undefined || (name !== '' && at === -1)) throw new Error(`No step is named ${name}`);
  return step.trim();
}

export interface Token {
  /** Its place in the text. */
  at: number;
  text: string;
  kind: 'plain' | 'comment' | 'string';
}

const COMMENT_OR_STRING = /(^[ \t]*(?:#|\/\/|""").*$|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|`[^`]*`)/m;

/** Comments and strings, in any of the languages well enough. */
export function tokensOf(code: string): Token[] {
  let at = 0;
  return code.split(COMMENT_OR_STRING).map((text, index) => {
    const token: Token = { at, text, kind: index % 2 === 0 ? 'plain' : kindOf(text) };
    at += text.length;
    return token;
  });
}

function kindOf(text: string): Token['kind'] {
  return /^\s*(?:#|\/\/|""")/.test(text) ? 'comment' : 'string';
}
