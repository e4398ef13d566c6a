import { expect, it } from '@jest/globals';
import { findFolderCircles } from './folder-circles.ts';

function circles(...arrows: [from: string, to: string][]): string[] {
  const found = findFolderCircles(arrows.map(([from, to]) => ({ from, to })));
  return found.map(({ folder, parts }) => `${folder}: ${parts.join(' ')}`);
}

it('finds two folders that import each other', () => {
  expect(circles(['src/a/x.ts', 'src/b/x.ts'], ['src/b/y.ts', 'src/a/y.ts'])).toEqual(['src: a b']);
});

it('finds a folder and its parent’s files that import each other', () => {
  expect(circles(['src/a/a.module.ts', 'src/a/jobs/x.ts'], ['src/a/jobs/y.ts', 'src/a/model.ts'])).toEqual([
    'src/a: . jobs',
  ]);
});

it('finds a circle that closes only through subfolders', () => {
  expect(circles(['src/a/deep/x.ts', 'src/b/deep/x.ts'], ['src/b/y.ts', 'src/a/other/y.ts'])).toEqual(['src: a b']);
});

it('finds a circle of three folders at the top', () => {
  expect(circles(['a/x.ts', 'b/x.ts'], ['b/y.ts', 'c/x.ts'], ['c/y.ts', 'a/y.ts'], ['c/y.ts', 'd/x.ts'])).toEqual([
    ': a b c',
  ]);
});

it('accepts imports that run one way, and circles of files within one folder', () => {
  expect(
    circles(
      ['src/a/api/x.ts', 'src/a/topic/x.ts'],
      ['src/a/topic/x.ts', 'src/a/model/x.ts'],
      ['src/a/api/x.ts', 'src/a/model/x.ts'],
      ['src/a/model/x.ts', 'src/a/model/y.ts'],
      ['src/a/model/y.ts', 'src/a/model/x.ts'],
      ['src/b/x.ts', 'src/a/model/x.ts'],
    ),
  ).toEqual([]);
});

it('gives one import for each arrow of a circle', () => {
  const [circle] = findFolderCircles([
    { from: 'src/a/x.ts', to: 'src/b/x.ts' },
    { from: 'src/a/y.ts', to: 'src/b/y.ts' },
    { from: 'src/b/x.ts', to: 'src/a/z.ts' },
  ]);
  expect(circle?.imports).toEqual([
    { from: 'src/a/x.ts', to: 'src/b/x.ts' },
    { from: 'src/b/x.ts', to: 'src/a/z.ts' },
  ]);
});
