/** Several of one kind in one picture: which there are, and the words for them. */

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

/** Four of them or fewer are drawn one by one. */
export const CROWD_SIZES = [5, 6];

export const CROWD_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['cat-face', ['cats']],
  ['black-cat', ['black cats', 'little black cats']],
  ['dog-face', ['dogs']],
  ['golden-retriever', ['golden retrievers', 'goldens']],
  ['french-bulldog', ['french bulldogs', 'frenchies']],
  ['pug', ['pugs']],
  ['corgi', ['corgis']],
  ['dachshund', ['dachshunds']],
  ['chihuahua', ['chihuahuas']],
  ['frog', ['frogs']],
  ['fox', ['foxes']],
  ['bear', ['bears']],
  ['panda', ['pandas']],
  ['owl', ['owls']],
  ['penguin', ['penguins']],
  ['rabbit-face', ['rabbits', 'bunnies']],
  ['pig-face', ['pigs']],
  ['cow-face', ['cows']],
  ['goat', ['goats']],
  ['llama', ['llamas']],
  ['sloth', ['sloths']],
  ['koala', ['koalas']],
  ['raccoon', ['raccoons']],
  ['monkey', ['monkeys', 'little monkeys']],
  ['hedgehog', ['hedgehogs']],
]);

export const litterName = (one: string, many: number) => `${one}-row-${many}`;

/** Its words begin with a number. */
export const isCounted = (name: string) => /-(?:row|set)-\d$/u.test(name);

export const isLitter = (name: string) => /-row-\d$/u.test(name);

export const countedWords = (many: number, words: readonly string[]) =>
  words.flatMap((word) => [`${NUMBERS[many - 2]} ${word}`, `${many} ${word}`]).join(', ');

const entriesOf = (kinds: typeof LITTER_WORDS, sizes: readonly number[]) =>
  [...kinds].flatMap(([one, words]) =>
    sizes.map((many) => `= ${litterName(one, many)} | ${countedWords(many, words)}`),
  );

export const LITTERS_OF_ANIMALS = `
creature

${[...entriesOf(LITTER_WORDS, LITTER_SIZES), ...entriesOf(CROWD_WORDS, CROWD_SIZES)].join('\n')}
`;
