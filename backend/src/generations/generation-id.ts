import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError } from '../platform/errors/app-error.ts';

/** An id in a path. What cannot be one is the id of nothing. @throws AppError not_found */
@Injectable()
export class GenerationId implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value, 'all')) throw new AppError('not_found');
    return value;
  }
}
