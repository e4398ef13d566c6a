import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { AppError } from '../errors/app-error.ts';

export const Trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** More than any DTO accepts: a value that is cut to these sizes is refused as the whole value would be. */
const maxSize = { members: 200, items: 1001, levels: 10 } as const;

export function validationPipe(): ValidationPipe {
  return new LinearValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const fields = fieldsOf(errors);
      return new AppError('validation_failed', Object.values(fields)[0], { fields });
    },
  });
}

// class-transformer 0.5.1 compares every name of an object with every other one (`getKeys`): 1 MiB of unknown names
// takes minutes. So it gets only the members that the DTO declares, with values of a bounded size.
class LinearValidationPipe extends ValidationPipe {
  private readonly declaredNames = new Map<object, ReadonlySet<string>>();

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (!metatype || !this.toValidate(metadata)) return super.transform(value, metadata);
    const given = metadata.type === 'query' ? withoutEmpty(value) : value;
    return super.transform(isObject(given) ? this.pickDeclared(given, metatype) : cutToSize(given), metadata);
  }

  private pickDeclared(value: Record<string, unknown>, dto: Dto): Record<string, unknown> {
    const names = [...this.namesOf(dto)].filter((name) => Object.hasOwn(value, name));
    return Object.fromEntries(names.map((name) => [name, cutToSize(value[name])]));
  }

  private namesOf(dto: Dto): ReadonlySet<string> {
    const known = this.declaredNames.get(dto);
    if (known) return known;
    const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
    const names = new Set(rules.map(({ propertyName }) => propertyName));
    this.declaredNames.set(dto, names);
    return names;
  }
}

type Dto = NonNullable<ArgumentMetadata['metatype']>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `?cursor=&state=` asks for nothing: forms and templates send every parameter that they know. */
function withoutEmpty(query: unknown): unknown {
  if (!isObject(query)) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function cutToSize(value: unknown, levels: number = maxSize.levels): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.slice(0, maxSize.items).map((item) => cutToSize(item, levels - 1));
  const members = Object.entries(value).slice(0, maxSize.members);
  return Object.fromEntries(members.map(([name, member]) => [name, cutToSize(member, levels - 1)]));
}

function fieldsOf(errors: ValidationError[], prefix = ''): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const path = `${prefix}${error.property}`;
    const message = Object.values(error.constraints ?? {})[0];
    if (message) fields[path] = message;
    Object.assign(fields, fieldsOf(error.children ?? [], `${path}.`));
  }
  return fields;
}
