import { z } from 'zod';
import { PROVIDERS, type Provider } from './call-log.ts';

const pause = z.int().min(0).max(600_000);

/** With `*_after_effect` and `malformed` the provider does its work first. */
const fault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('latency'), ms: pause }),
  /** This answer in place of the provider's, without the effect. A body given as text is sent as it is. */
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.json().optional(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  /** No answer; the socket is closed after `ms`, or when the client gives up. */
  z.strictObject({ kind: z.literal('timeout'), ms: pause.optional() }),
  z.strictObject({ kind: z.literal('timeout_after_effect'), ms: pause.optional() }),
  z.strictObject({ kind: z.literal('drop') }),
  z.strictObject({ kind: z.literal('drop_after_effect') }),
  /** The work is done `ms` after the call came, also when the client has hung up. */
  z.strictObject({ kind: z.literal('late_effect'), ms: pause }),
  z.strictObject({ kind: z.literal('malformed') }),
]);

const pattern = z.string().refine(isPattern, 'Not a regular expression');

export const faultRule = z
  .strictObject({
    provider: z.enum(PROVIDERS),
    /** For smtp MAIL, RCPT or DATA (default). */
    method: z.string().optional(),
    /** Regular expression over the path below the provider's prefix; for smtp over the recipient. */
    path: pattern.optional(),
    token: z.string().optional(),
    /** How many calls it applies to; 0: all, until it is removed. */
    times: z.int().min(0).default(1),
    /** How many matching calls pass first. */
    after: z.int().min(0).default(0),
    fault,
  })
  .refine((rule) => rule.provider !== 'smtp' || rule.fault.kind !== 'malformed', 'SMTP answers cannot be malformed')
  .refine(
    (rule) => rule.provider !== 'smtp' || rule.fault.kind !== 'status' || rule.fault.status >= 400,
    'SMTP refuses with a code from 400 to 599',
  );

export type Fault = z.infer<typeof fault>;
export type FaultRule = z.infer<typeof faultRule>;

export interface ActiveFault extends FaultRule {
  id: string;
  struck: number;
  passed: number;
}

export interface FaultTarget {
  provider: Provider;
  method: string;
  path: string;
  token: string;
}

export class Faults {
  private rules: ActiveFault[] = [];
  private last = 0;

  add(rule: FaultRule): ActiveFault {
    const active = { ...rule, id: `fault_${++this.last}`, struck: 0, passed: 0 };
    this.rules.push(active);
    return active;
  }

  list(): ActiveFault[] {
    return this.rules;
  }

  remove(id: string): boolean {
    const before = this.rules.length;
    this.rules = this.rules.filter((rule) => rule.id !== id);
    return this.rules.length < before;
  }

  clear(): void {
    this.rules = [];
  }

  takeDueFault(target: FaultTarget): Fault | undefined {
    for (const rule of this.rules.filter((candidate) => applies(candidate, target))) {
      if (rule.passed < rule.after) {
        rule.passed += 1;
        continue;
      }
      rule.struck += 1;
      if (rule.times > 0 && rule.struck >= rule.times) this.remove(rule.id);
      return rule.fault;
    }
    return undefined;
  }
}

function applies(rule: FaultRule, target: FaultTarget): boolean {
  if (rule.provider !== target.provider) return false;
  const method = rule.method ?? (rule.provider === 'smtp' ? 'DATA' : undefined);
  if (method && method.toUpperCase() !== target.method) return false;
  if (rule.token !== undefined && rule.token !== target.token) return false;
  return rule.path === undefined || new RegExp(rule.path).test(target.path);
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
