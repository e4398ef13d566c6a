/** Several young in one picture: which there are, and the words for them. */

export const NUMBERS = ['two', 'three', 'four', 'five', 'six'];

/** Of heads that get a body; fewer are drawn one by one. */
export const LITTER_SIZES = [4, 5, 6];

export const LITTER_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['kitten', ['kittens', 'little kittens']],
  ['puppy-dog', ['puppies', 'pups', 'little puppies']],
  ['bear-cub', ['cubs', 'bear cubs']],
  ['fox-cub', ['fox cubs', 'fox kits']],
  ['piglet', ['piglets', 'little piglets']],
]);

export const litterName = (one: string, many: number) => `${one}-row-${many}`;

export const isLitter = (name: string) => /-row-\d$/u.test(name);

export const countedWords = (many: number, words: readonly string[]) =>
  words.map((word) => `${NUMBERS[many - 2]} ${word}`).join(', ');

const entries = [...LITTER_WORDS].flatMap(([one, words]) =>
  LITTER_SIZES.map((many) => `= ${litterName(one, many)} | ${countedWords(many, words)}`),
);

export const LITTERS_OF_ANIMALS = `
creature

${entries.join('\n')}
`;
