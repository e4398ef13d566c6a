import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { ZodError } from 'zod';
import { AppConfig } from '../../platform/config/config.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { adviceFor } from '../model/advice.ts';
import { Refusal } from '../model/refusal.ts';
import { type Tool, type ToolContext, toResult } from '../model/tool.ts';

/** Runs tools, and turns what goes wrong into what an assistant can act on. */
@Injectable()
export class ToolCalls {
  constructor(
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
    private readonly log: PinoLogger,
  ) {}

  /** @throws Refusal where the HTTP answer is to say so */
  async run(tool: Tool, context: ToolContext, given: unknown, isForHttp: (refusal: Refusal) => boolean) {
    const started = performance.now();
    const outcome = await this.attempt(tool, context, given);
    const refused = outcome instanceof Refusal ? outcome : null;
    this.record(tool.name, refused?.problem.code ?? 'ok', performance.now() - started);
    if (!(outcome instanceof Refusal)) return outcome;
    if (isForHttp(outcome)) throw outcome;
    return toErrorResult(outcome, this.config.publicUrl);
  }

  /** For what is no tool. @throws McpError, or Refusal where the HTTP answer is to say so */
  async guard<Answer>(call: () => Promise<Answer>, isForHttp: (refusal: Refusal) => boolean): Promise<Answer> {
    try {
      return await call();
    } catch (thrown) {
      if (thrown instanceof McpError) throw thrown;
      const refusal = this.toRefusal(thrown, 'resource');
      if (isForHttp(refusal)) throw refusal;
      throw new McpError(ErrorCode.InternalError, refusal.message, describe(refusal, this.config.publicUrl));
    }
  }

  private async attempt(tool: Tool, context: ToolContext, given: unknown): Promise<CallToolResult | Refusal> {
    const { data, error } = tool.input.safeParse(given ?? {});
    if (error) return toValidationRefusal(error);
    try {
      return toResult(tool, await tool.run(context, data));
    } catch (thrown) {
      return this.toRefusal(thrown, tool.name);
    }
  }

  private toRefusal(thrown: unknown, tool: string): Refusal {
    if (thrown instanceof Refusal) return thrown;
    this.log.error({ err: thrown, tool }, 'tool failed');
    return new Refusal(500, { code: 'internal', error: 'Something went wrong on our side. Please try again.' });
  }

  /** Without arguments and answers, which are the seller's own. */
  private record(tool: string, outcome: string, ms: number): void {
    this.metrics.toolCalled(tool, outcome);
    this.log.info({ tool, outcome, ms: Math.round(ms) }, 'tool called');
  }
}

function toValidationRefusal({ issues }: ZodError): Refusal {
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'arguments', message]));
  return new Refusal(400, { code: 'validation_failed', error: 'Something in these arguments is not valid.', fields });
}

/** Structured content is only what the tool's output schema describes, so errors are text. */
function toErrorResult(refusal: Refusal, origin: string): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify({ error: describe(refusal, origin) }) }], isError: true };
}

function describe(refusal: Refusal, origin: string): Record<string, unknown> {
  const { code, error: message, fields, scope } = refusal.problem;
  return {
    ...{ code, message },
    ...(fields ? { fields } : {}),
    ...(scope ? { scope } : {}),
    ...(refusal.retryAfterSeconds ? { retryAfterSeconds: refusal.retryAfterSeconds } : {}),
    whatToDo: adviceFor(refusal, origin),
  };
}
