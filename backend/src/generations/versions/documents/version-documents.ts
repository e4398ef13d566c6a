import type { Generation } from '../../../platform/prisma/client/client.ts';
import type { GenerationState } from '../../model/status/states.ts';

/** What the versions of a design are drawn from; another for each engine. */
export abstract class VersionDocuments<Document = unknown> {
  /** In which a design can be changed. */
  abstract readonly states: readonly GenerationState[];

  /** What a client sent. @throws AppError validation_failed by field */
  abstract parse(value: unknown): Document;

  /** As it is stored. */
  abstract read(value: unknown): Document;

  /** What the design was drawn from first. */
  abstract first(row: Generation): Document;

  /** The words that it prints. @throws AppError busy */
  abstract words(owner: string, document: Document): Promise<string[]>;

  /** @throws AppError validation_failed by field, busy */
  abstract check(row: Generation, document: Document): Promise<void>;
}
