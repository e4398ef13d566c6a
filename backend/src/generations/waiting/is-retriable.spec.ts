import { expect, it } from '@jest/globals';
import { PrintError, WorkerPoolError } from '../../print/index.ts';
import { isRetriable } from './is-retriable.ts';

it.each<[string, unknown, boolean]>([
  ['a lost session of PostgreSQL', Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  ['a full pool of the print engine', new PrintError('pool_full', 'Too many pictures are waiting.'), true],
  ['a closing pool of the print engine', new PrintError('pool_closed', 'The print engine is shutting down.'), true],
  ['a full pool of another engine', new WorkerPoolError('pool_full'), true],
  ['a picture that ended its thread', new PrintError('worker_failed', 'It could not be processed.'), false],
  ['a job that ended its thread', new WorkerPoolError('worker_failed'), false],
  ['an empty picture', new PrintError('empty_image', 'The picture is empty.'), false],
  ['a defect', new TypeError('undefined is not a function'), false],
])('of %s says whether the job is run again', (_, error, expected) => {
  expect(isRetriable(error)).toBe(expected);
});
