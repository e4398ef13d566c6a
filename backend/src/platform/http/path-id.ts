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

/** The `id` of a path, for the contract. */
export const ApiIdParam = (description: string) =>
  ApiParam({ name: 'id', format: 'uuid', description, example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b' });
