import { Injectable, type PipeTransform } from '@nestjs/common';
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
