import { describe, expect, it } from '@jest/globals';
import { PartialType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { Allow, ArrayMaxSize, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { AppError } from '../errors/app-error.ts';
import { Trimmed, validationPipe } from './validation.ts';

/** The names of every object that class-transformer reads while a DTO below is made. */
let namesRead: string[] = [];
const RecordNames = () =>
  Transform(({ obj, value }) => {
    namesRead.push(...Object.keys(obj));
    return value;
  });
const CountMembers = () => Transform(({ value }) => JSON.stringify(value).length);

class Address {
  @IsString({ message: 'Name the city.' })
  city!: string;
}

class Order {
  @RecordNames()
  @Trimmed()
  @IsString({ message: 'Name the shirt.' })
  shirt!: string;

  @IsInt({ message: 'Say how many.' })
  @IsOptional()
  count = 1;

  @ArrayMaxSize(3, { message: 'At most three sizes.' })
  @IsOptional()
  sizes?: string[];

  @Type(() => Address)
  @ValidateNested()
  @IsOptional()
  address?: Address;
}

class OrderChange extends PartialType(Order) {}

class AnyValue {
  @CountMembers()
  @Allow()
  value!: unknown;
}

const pipe = validationPipe();
const read = (value: unknown, metatype: new () => object = Order) => pipe.transform(value, { type: 'body', metatype });
const fieldsOf = async (value: unknown) => {
  const error = await read(value).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  return (error as AppError).extra;
};
const manyMembers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, n]));

describe('a body', () => {
  it('becomes an instance of its DTO, with defaults and without unknown members', async () => {
    const order = await read({ shirt: ' Comfort ', color: 'Moss', address: { city: 'Oslo', street: 'Main' } });
    expect(order).toBeInstanceOf(Order);
    expect(order).toEqual({ shirt: 'Comfort', count: 1, address: { city: 'Oslo' } });
  });

  it('has every fault named by its field', async () => {
    expect(await fieldsOf({ count: 'two', sizes: ['S', 'M', 'L', 'XL'], address: {} })).toEqual({
      fields: {
        shirt: 'Name the shirt.',
        count: 'Say how many.',
        sizes: 'At most three sizes.',
        'address.city': 'Name the city.',
      },
    });
  });

  it.each([null, undefined, 7, 'text', [], [{ shirt: 'Comfort' }]])('that is %j is refused', async (value) => {
    await expect(read(value)).rejects.toThrow(AppError);
  });

  it('may be read with rules that a DTO takes over from another', async () => {
    expect(await read({ shirt: 'Comfort', color: 'Moss' }, OrderChange)).toEqual({ shirt: 'Comfort', count: 1 });
  });

  it('is left as it came by a handler that reads it by itself', async () => {
    const body = manyMembers(500);
    expect(await pipe.transform(body, { type: 'body', metatype: Object })).toBe(body);
  });
});

it('takes an empty parameter of a query for an absent one, and an empty member of a body for what it is', async () => {
  const empty = { shirt: 'Comfort', count: '', sizes: '' };
  expect(await pipe.transform(empty, { type: 'query', metatype: Order })).toEqual({ shirt: 'Comfort', count: 1 });
  expect(await fieldsOf({ ...empty, sizes: [] })).toEqual({ fields: { count: 'Say how many.' } });
});

describe('the work of class-transformer', () => {
  it('does not grow with the unknown members of a body', async () => {
    namesRead = [];
    await read({ ...manyMembers(100_000), shirt: 'Comfort', count: 2 });
    expect(namesRead).toEqual(['shirt', 'count']);
  });

  it('is bounded where a declared member is a huge object or list, which is refused all the same', async () => {
    namesRead = [];
    const huge = { shirt: manyMembers(100_000), sizes: Array.from({ length: 100_000 }, String) };
    expect(await fieldsOf(huge)).toEqual({ fields: { shirt: 'Name the shirt.', sizes: 'At most three sizes.' } });
    expect(namesRead).toEqual(['shirt', 'sizes']);
    const { value } = (await read({ value: manyMembers(100_000) }, AnyValue)) as AnyValue;
    expect(value).toBe(JSON.stringify(manyMembers(200)).length);
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"x":', '}'],
  ])('is bounded where %s are nested very deeply', async (_, open, close) => {
    const nested = JSON.parse(`${open.repeat(100_000)}1${close.repeat(100_000)}`);
    const { value } = (await read({ value: nested }, AnyValue)) as AnyValue;
    expect(value).toBeLessThan(100);
  });
});
