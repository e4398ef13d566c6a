/** Young birds from the side, and several of them one behind the other. */

import { countedWords, litterName, NUMBERS } from './litters.ts';

interface Young {
  name: string;
  inks: string;
  words: readonly string[];
}

/** Of the size of one, how far the next is behind it. */
const STEP = 880;

/** "Five ducklings": one after the other, each a little lower or higher than the last. */
function rowOf({ name, inks, words }: Young, many: number): string {
  const places = Array.from(
    { length: many },
    (_, at) => `@ 0 0.34 ${Math.round(at * STEP * 0.34)},${at % 2 ? -18 : 0}\nuse ${name}`,
  );
  return [`= ${litterName(name, many)} | ${countedWords(many, words)} | ${inks}`, ...places].join('\n');
}

const rows = (young: Young, least = 3) =>
  NUMBERS.map((_, at) => at + 2)
    .filter((many) => many >= least)
    .map((many) => rowOf(young, many))
    .join('\n');

const DUCKLING: Young = {
  name: 'duckling',
  inks: 'coat=#f6cf4a wing=#dcae2f leg=#e07b2c',
  words: ['ducklings', 'baby ducks', 'little ducklings', 'tiny ducklings'],
};
const CHICK: Young = {
  name: 'chick-side',
  inks: 'coat=#f8d35a wing=#e2b43c leg=#e08a2c',
  words: ['chicks', 'baby chicks', 'little chicks', 'tiny chicks'],
};
const GOSLING: Young = {
  name: 'gosling',
  inks: 'coat=#c9b45a wing=#a08d40 leg=#4a443c',
  words: ['goslings'],
};
const CYGNET: Young = {
  name: 'cygnet',
  inks: 'coat=#b8b4ac wing=#99958d leg=#4a443c',
  words: ['cygnets', 'baby swans'],
};

export const YOUNG_BIRDS = `
creature small

= .chick-feet
c $leg 34 -40,1000 -50,1150
c $leg 34 130,1000 130,1150
C $leg 30 -50,1150 -120,1170 -180,1160
C $leg 30 130,1150 60,1170 0,1160
= .fluff
L $coat 300,700 440,620 520,640 470,760 380,860
L $coat -300,760 -180,620 60,590 300,640 400,780 340,960 120,1060 -140,1040 -280,920
L $coat -420,420 -330,270 -150,230 20,310 70,470 10,620 -140,700 -320,670 -420,560 >-60
L $wing -20,760 120,700 290,740 330,820 200,920 40,900
eye night -230,420 40
= duckling | duckling, ducklings, baby duck, baby ducks, little duck | ${DUCKLING.inks}
.chick-feet
.fluff
L #8a6a2e -330,280 -180,226 0,300 40,400 -80,340 -220,300 !
L #e8892c -390,440 -520,480 -590,540 -500,580 -370,560
= chick-side | baby chicken, baby chickens | ${CHICK.inks}
.chick-feet
.fluff
l #e8802c -400,440 -520,510 -390,560
= gosling | gosling, goslings | ${GOSLING.inks}
.chick-feet
.fluff
L #7d6d34 -330,280 -180,226 0,300 40,400 -80,340 -220,300 !
L coal -390,440 -510,480 -560,530 -490,566 -370,560
= cygnet | cygnet, cygnets, baby swan, baby swans | ${CYGNET.inks}
.chick-feet
.fluff
L coal -390,440 -510,480 -560,530 -490,566 -370,560
${rows(DUCKLING)}
${rows(CHICK, 4)}
${rows(GOSLING)}
${rows(CYGNET)}
`;
