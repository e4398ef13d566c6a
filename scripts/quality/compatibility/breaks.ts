import type { Content, Contract, Operation, Parameter } from './contract.ts';
import { SchemaChecker } from './schema-breaks.ts';

interface Change {
  before: Operation;
  now: Operation;
  /** The operation's name. */
  at: string;
}

/** What in a contract breaks clients of the one before, as sentences. docs/deprecation.md has the rules. */
export function findBreaks(before: Contract, now: Contract, today = new Date()): string[] {
  const checker = new OperationChecker(before, now);
  const ofOperations = operationsOf(before).flatMap(([path, method, operation]) => {
    const at = operation.operationId;
    const same = now.paths[path]?.[method];
    if (same) return checker.compare({ before: operation, now: same, at });
    return isOver(operation, today) ? [] : [`${at} was removed: ${method.toUpperCase()} ${path}`];
  });
  return [...ofOperations, ...checker.compareProblems()];
}

function operationsOf({ paths }: Contract): [path: string, method: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );
}

/** It was deprecated, and its day has come. */
function isOver(operation: Operation, today: Date): boolean {
  const sunset = operation['x-deprecation']?.sunset;
  return sunset !== undefined && Date.parse(sunset) <= today.getTime();
}

class OperationChecker {
  private readonly requests: SchemaChecker;
  private readonly responses: SchemaChecker;

  constructor(before: Contract, now: Contract) {
    const [known, others] = [before.components.schemas, now.components.schemas];
    this.requests = new SchemaChecker('client', known, others);
    this.responses = new SchemaChecker('server', known, others);
  }

  /** What every error is. */
  compareProblems(): string[] {
    const problem = { $ref: '#/components/schemas/Problem' };
    return this.responses.compare({ before: problem, now: problem, at: 'Problem' });
  }

  compare(change: Change): string[] {
    return [
      ...compareAccess(change),
      ...this.compareParameters(change),
      ...this.compareBody(change),
      ...this.compareResponses(change),
    ];
  }

  private compareParameters({ before, now, at }: Change): string[] {
    const [known, others] = [before.parameters ?? [], now.parameters ?? []];
    const isSame = (one: Parameter) => (other: Parameter) => other.name === one.name && other.in === one.in;
    const added = others.filter((one) => one.required && !known.find(isSame(one))?.required);
    return [
      ...added.map(({ name }) => `${at} parameter ${name} is now required`),
      ...known.flatMap((one) => {
        const same = others.find(isSame(one));
        const where = `${at} parameter ${one.name}`;
        return same
          ? this.requests.compare({ before: one.schema, now: same.schema, at: where })
          : [`${where} was removed`];
      }),
    ];
  }

  private compareBody({ before, now, at }: Change): string[] {
    const becameRequired = now.requestBody?.required && !before.requestBody?.required;
    return [
      ...(becameRequired ? [`${at} body is now required`] : []),
      ...compareContent(this.requests, before.requestBody?.content, now.requestBody?.content, `${at} body`),
    ];
  }

  private compareResponses({ before, now, at }: Change): string[] {
    const successes = Object.keys(before.responses).filter((status) => status.startsWith('2'));
    return successes.flatMap((status) => {
      const same = now.responses[status];
      if (!same) return [`${at} no longer answers ${status}`];
      return compareContent(this.responses, before.responses[status]?.content, same.content, `${at} ${status}`);
    });
  }
}

function compareContent(checker: SchemaChecker, before: Content = {}, now: Content = {}, at: string): string[] {
  return Object.entries(before).flatMap(([type, { schema = {} }]) => {
    const same = now[type];
    return same ? checker.compare({ before: schema, now: same.schema ?? {}, at }) : [`${at} is no longer ${type}`];
  });
}

function compareAccess({ before, now, at }: Change): string[] {
  const scope = before['x-scope'];
  const stricter = scope !== undefined && now['x-scope'] !== scope;
  const closed = !before.security?.length && now.security?.length;
  return [
    ...(before.operationId === now.operationId ? [] : [`${at} is now named ${now.operationId}`]),
    ...(stricter ? [`${at} needs the scope ${now['x-scope'] ?? 'of a person'} and needed ${scope}`] : []),
    ...(closed ? [`${at} now needs a token`] : []),
  ];
}
