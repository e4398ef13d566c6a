import { dirname } from 'node:path/posix';

export interface Import {
  from: string;
  to: string;
}

export interface FolderCircle {
  folder: string;
  /** Names of subfolders; `.` stands for the files of the folder itself. */
  parts: string[];
  imports: Import[];
}

// dependency-cruiser's folder scope sees neither a folder and its parent's files that import each other, nor a circle
// between two folders that only closes through their subfolders.
export function findFolderCircles(imports: Import[]): FolderCircle[] {
  const folders = new Map<string, Arrows>();
  for (const one of imports) {
    const folder = commonFolder(one);
    const [from, to] = [partOf(folder, one.from), partOf(folder, one.to)];
    if (from === to) continue;
    const arrows = folders.get(folder) ?? new Map();
    const targets = arrows.get(from) ?? new Map();
    folders.set(folder, arrows.set(from, targets.set(to, targets.get(to) ?? one)));
  }
  return [...folders].flatMap(([folder, arrows]) => circlesOf(folder, arrows));
}

type Arrows = Map<string, Map<string, Import>>;

function commonFolder({ from, to }: Import): string {
  let folder = dirname(from);
  while (folder !== '.' && !to.startsWith(`${folder}/`)) folder = dirname(folder);
  return folder === '.' ? '' : folder;
}

function partOf(folder: string, path: string): string {
  const below = folder ? path.slice(folder.length + 1) : path;
  return below.includes('/') ? below.slice(0, below.indexOf('/')) : '.';
}

function circlesOf(folder: string, arrows: Arrows): FolderCircle[] {
  const reached = new Map([...arrows.keys()].map((part) => [part, reachableFrom(part, arrows)]));
  const areInCircle = (a: string, b: string) => reached.get(a)?.has(b) && reached.get(b)?.has(a);
  const circles: string[][] = [];
  for (const part of arrows.keys()) {
    if (!areInCircle(part, part) || circles.some((parts) => parts.includes(part))) continue;
    circles.push([...arrows.keys()].filter((other) => areInCircle(part, other)).sort());
  }
  return circles.map((parts) => ({ folder, parts, imports: importsWithin(parts, arrows) }));
}

function reachableFrom(start: string, arrows: Arrows): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const next of arrows.get(part)?.keys() ?? []) {
      if (!reached.has(next)) waiting.push(next);
      reached.add(next);
    }
  }
  return reached;
}

function importsWithin(parts: string[], arrows: Arrows): Import[] {
  return parts.flatMap((from) => {
    const targets = [...(arrows.get(from) ?? [])].filter(([to]) => parts.includes(to));
    return targets.map(([, example]) => example);
  });
}
