/** One animal or thing, although its name ends on "s". */
const SINGULAR =
  /(?:ois|ceros|ceratops|cyclops|mantis|iris|tennis|lens|atlas|canvas|gas|chassis|ibis|narcissus|christmas|texas|kansas|arkansas)$/u;

/** "Foxes", "frogs"; but "walrus", "moss", "triceratops". */
export const isPluralName = (word: string) => /[^su]s$/u.test(word) && !SINGULAR.test(word);
