/** Printify refuses a title with more words in capitals (61003). */
const capitalsAllowed = 2;

const acronyms: ReadonlySet<string> = new Set(
  'USA US UK EU NYC LA DIY BBQ UFO DJ RV ATV SUV TV VIP BFF OG ADHD IT AI CPR EMS EMT RN LPN ICU NICU ER PE UV II III IV VI VII VIII IX XL XXL GOAT OMG LOL YOLO ASL LGBTQ'.split(
    ' ',
  ),
);
const shout = /\p{Lu}[\p{Lu}']*\p{Lu}/gu;

export function shoutedWords(text: string): string[] {
  return text.match(shout) ?? [];
}

export function isAcronym(word: string): boolean {
  return acronyms.has(word);
}

export function isShouting(text: string): boolean {
  return shoutedWords(text).length > capitalsAllowed;
}

export function lowerShouting(text: string): string {
  if (!isShouting(text)) return text;
  let acronymsLeft = capitalsAllowed;
  return text.replace(shout, (word) => {
    if (isAcronym(word) && acronymsLeft > 0) {
      acronymsLeft -= 1;
      return word;
    }
    const [first = ''] = word;
    return first + word.slice(first.length).toLowerCase();
  });
}
