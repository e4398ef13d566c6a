/** What the bodies of drawn heads are covered with, and their tails. */
import { distance, mix } from '../inks/color.ts';
import type { Tail } from './bodies/tails.ts';
import { findSubject, hasTag } from './catalog.ts';
import { NIGHT } from './notation/features.ts';
import type { Part } from './notation/head.ts';
import { inkOf } from './notation/inks.ts';

export interface Coat {
  coat: string;
  belly: string;
  paw?: string;
  limb?: string;
  /** Of whoever wears trousers and shoes. */
  legs?: string;
  shoe?: string;
  marks?: readonly Part[];
  tail?: Tail;
}

const tail =
  (kind: Tail['kind']) =>
  (fill: string, tip: string): Tail => ({ kind, fill, tip });
const [bushy, slim] = [tail('bushy'), tail('slim')];

const TIGER_MARKS: readonly Part[] = [
  { pair: '365,1330 250,1370 372,1400', fill: NIGHT, flat: true },
  { pair: '395,1480 270,1520 400,1550', fill: NIGHT, flat: true },
  { pair: '400,1620 290,1650 395,1690', fill: NIGHT, flat: true },
];

const RIBS: readonly Part[] = [
  { half: '0,1210 26,1210 26,1700 0,1700', fill: '#f2ead8', flat: true },
  ...[1260, 1370, 1480].map(
    (y): Part => ({
      half: `0,${y} 210,${y - 26} 250,${y + 20} 215,${y + 48} 0,${y + 46}`,
      fill: '#f2ead8',
      flat: true,
    }),
  ),
  { half: '0,1640 150,1610 180,1680 90,1740 0,1730', fill: '#f2ead8', flat: true },
];

const PATCHES: readonly Part[] = [
  { pair: '240,1500 330,1440 400,1540 380,1680 280,1690', fill: '#5a3626', flat: true, smooth: true },
];

const COATS: Record<string, Coat> = {
  wolf: { coat: '#8a919c', belly: '#f1ede2', tail: bushy('#7b828e', '#f1ede2') },
  fox: { coat: '#e8792e', belly: '#faf0dd', paw: '#2a2228', tail: bushy('#e8792e', '#faf0dd') },
  bear: { coat: '#8a5733', belly: '#c08a58' },
  panda: { coat: '#f6f1e6', belly: '#fffaf0', limb: '#2a2730', paw: '#2a2730' },
  lion: { coat: '#edb24f', belly: '#f8dc9c', tail: slim('#edb24f', '#8a4a22') },
  'tiger-face': { coat: '#ee9434', belly: '#faf1de', marks: TIGER_MARKS, tail: slim('#ee9434', NIGHT) },
  'cat-face': { coat: '#eda94b', belly: '#fbf1de', tail: slim('#eda94b', '#a85a22') },
  'dog-face': { coat: '#f3e3c8', belly: '#fffaf0', paw: '#a8632f', tail: slim('#a8632f', '#7a4421') },
  raccoon: { coat: '#8e888c', belly: '#e8e0d4', paw: '#2b272d', tail: tail('ringed')('#8e888c', '#2b272d') },
  'rabbit-face': { coat: '#d8c7b2', belly: '#faf2e2' },
  deer: { coat: '#a56e42', belly: '#f1dfc4', paw: '#3a2318' },
  skull: { coat: '#2e2a36', belly: '#2e2a36', paw: '#f2ead8', marks: RIBS },
  gorilla: { coat: '#34343c', belly: '#6d6064' },
  'pig-face': { coat: '#f0aaa2', belly: '#f8cfc5', paw: '#8a3f46' },
  frog: { coat: '#7fbe45', belly: '#d9e6a0' },
  'cow-face': { coat: '#f3eadb', belly: '#fbf6ec', paw: '#3a2318', marks: PATCHES },
  owl: { coat: '#8f633d', belly: '#e0c193', paw: '#e39a2f' },
  eagle: { coat: '#5b4636', belly: '#7d624c', paw: '#eda52e' },
  sloth: { coat: '#8a6f55', belly: '#b59a7c', paw: '#4f3d2f' },
  capybara: { coat: '#a87848', belly: '#c39a68', paw: '#5f3f25' },
  axolotl: { coat: '#f4a9bd', belly: '#fbd3dc', tail: slim('#f4a9bd', '#d9537f') },
  koala: { coat: '#a3a9b2', belly: '#eceae6' },
  horse: { coat: '#9a5f36', belly: '#b97f50', paw: '#3a2318', tail: slim('#3a2318', '#3a2318') },
  unicorn: { coat: '#f6f1ee', belly: '#ffffff', paw: '#f0b3c8', tail: slim('#ef7fb0', '#f4c04a') },
  llama: { coat: '#eadbbd', belly: '#f8efda', paw: '#8a6f55' },
  goat: { coat: '#f1e9db', belly: '#fbf6ec', paw: '#4f453d' },
  penguin: { coat: '#26303d', belly: '#f6f1e6', paw: '#f0a030', limb: '#26303d' },
  elephant: { coat: '#a3adb9', belly: '#b8c1cb' },
  'black-cat': { coat: '#36323f', belly: '#4a4553', tail: slim('#36323f', '#24212b') },
  'polar-bear': { coat: '#f1f3f0', belly: '#ffffff', paw: '#8f9aa3' },
};

export function hasCoat(name: string): boolean {
  return coatOf(name) !== undefined;
}

export function coatNamed(name: string): Coat {
  const coat = coatOf(name);
  if (!coat) throw new Error(`No figure named ${name}`);
  return coat;
}

const TAILS: Record<string, typeof bushy> = { bushy, slim };

/** A subject of a sheet that has a face and a coat is a head that gets a body. */
function coatOf(name: string): Coat | undefined {
  if (Object.hasOwn(COATS, name)) return COATS[name];
  const values = findSubject(name)?.values;
  if (!values?.coat || !values.face) return undefined;
  const { body = '$coat', belly = '$body+', limb = '$body', paw = '$limb-', tail: kind, tip = '$body-' } = values;
  const named = { ...values, body, belly: values.body ? '$body' : belly, limb };
  const color = (ink: string) => inkOf(ink, named);
  const coat = {
    coat: color('$body'),
    belly: color('$belly'),
    limb: color('$limb'),
    paw: color(paw),
    tail: kind ? TAILS[kind]?.(color('$body'), color(tip)) : undefined,
  };
  return hasTag(name, 'person') ? { ...coat, ...clothesUnder(coat.coat, values) } : coat;
}

/** Trousers that are not of the color of what is above them. */
function clothesUnder(coat: string, { legs, shoe = 'coal' }: Record<string, string>) {
  const trousers = TROUSERS.find((ink) => distance(ink, coat) > 0.17) ?? NIGHT;
  return { legs: legs ? inkOf(legs) : trousers, shoe: inkOf(shoe) };
}

const TROUSERS = ['#3a4f78', '#6b5138', '#2e2a36'];

export function pawOf({ coat, limb = coat, paw = mix(limb, NIGHT, 0.28) }: Coat): string {
  return paw;
}
