import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { AppError } from '../errors/app-error.ts';

/** What cannot be an id is the id of nothing. @throws AppError not_found */
@Injectable()
export class PathId implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value, 'all')) throw new AppError('not_found');
    return value.toLowerCase();
  }
}

/** What cannot be a number is the number of nothing. @throws AppError not_found */
@Injectable()
export class PathNumber implements PipeTransform<string, number> {
  transform(value: string): number {
    const number = Number(value);
    if (!/^\d{1,10}$/.test(value) || number > 2 ** 31 - 1) throw new AppError('not_found');
    return number;
  }
}

/** The `id` of a path, for the contract. */
export const ApiIdParam = (description: string) =>
  ApiParam({ name: 'id', format: 'uuid', description, example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b' });
