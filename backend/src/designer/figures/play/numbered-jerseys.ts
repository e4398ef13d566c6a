/** Jerseys from behind, with every number of two digits. */

/** Strokes of block digits, 160 wide and 480 tall, from their left top. */
const DIGITS: readonly (readonly string[])[] = [
  ['80,0 160,0 160,480 0,480 0,0 80,0'],
  ['0,36 80,36 80,480', '-30,480 190,480'],
  ['0,130 0,0 160,0 160,240 0,240 0,480 200,480'],
  ['0,110 0,0 160,0 160,480 0,480 0,370', '50,240 160,240'],
  ['20,-40 0,300 200,300', '130,60 130,520'],
  ['200,0 0,0 0,220 160,220 160,480 0,480 0,380'],
  ['160,110 160,0 0,0 0,480 160,480 160,240 0,240'],
  ['-40,0 160,0 50,520'],
  ['80,0 160,0 160,480 0,480 0,0 80,0', '0,240 160,240'],
  ['160,240 0,240 0,0 160,0 160,480 0,480 0,370'],
];

const digit = (value: string) => DIGITS[Number(value)]?.map((course) => `b white 84 ${course} !`).join('\n') ?? '';

const PLACES: Record<number, readonly number[]> = { 1: [-80], 2: [-245, 85] };

const placed = (number: string) =>
  [...number].map((value, at) => `@ 0 1 ${PLACES[number.length]?.[at] ?? 0},560\n${digit(value)}`).join('\n');

const wordsOf = (number: string) =>
  ['jersey number #', 'number # jersey', 'number # football jersey', 'football jersey with number #']
    .map((words) => words.replace('#', number))
    .join(', ');

const entry = (number: string) =>
  `= jersey-back-${number} | ${wordsOf(number)} | thing cloth=#24406e\n.jersey-behind\n${placed(number)}\n@`;

export const NUMBERED_JERSEYS = `
= .jersey-behind
L $cloth -190,60 -420,130 -620,520 -440,640 -340,540 -360,1240 360,1240 340,540 440,640 620,520 420,130 190,60 0,110 >0
L white -190,60 0,110 190,60 150,30 0,66 -150,30
~ l gold 470,600 584,500 604,520 440,640 !
~ l white 430,560 556,448 574,478 450,586 !
C $cloth- 18 -330,250 -160,190 0,180 160,190 330,250 !
r white -250,270 500,90 10
b $cloth 22 -200,315 200,315 !
r gold -360,1170 720,30 0 !
${Array.from({ length: 100 }, (_, number) => entry(String(number))).join('\n')}
`;
