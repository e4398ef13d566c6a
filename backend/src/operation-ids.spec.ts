import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

interface Handler {
  file: string;
  method: string;
  operationId: string;
}

/** The methods of a controller that carry an `@ApiOperation`. */
function handlersOf(file: string): Handler[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    ts.ScriptTarget.ES2024,
  );
  const handlers: Handler[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isMethodDeclaration(node)) {
      const operationId = ts
        .getDecorators(node)
        ?.map((decorator) => operationIdOf(decorator, source))
        .find(Boolean);
      if (operationId) handlers.push({ file, method: node.name.getText(source), operationId });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return handlers;
}

function operationIdOf(decorator: ts.Decorator, source: ts.SourceFile): string | undefined {
  const text = decorator.getText(source);
  return text.startsWith('@ApiOperation') ? /operationId: '(\w+)'/.exec(text)?.[1] : undefined;
}

it('gives every handler the name of its operation', () => {
  const handlers = globSync('**/*.controller.ts', { cwd: import.meta.dirname }).flatMap(handlersOf);
  expect(handlers.length).toBeGreaterThan(60);
  expect(handlers.filter(({ method, operationId }) => method !== operationId)).toEqual([]);
});
