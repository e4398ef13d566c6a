/** Pictures of who hugs without a body of ours: the arms are drawn over what is before the body. */

interface Hugger {
  body: string;
  arms: string;
  /** Room for what is hugged, around its middle, in the units of the body. */
  thing: { y: number; w: number; h: number };
  /** Does nothing else. */
  isFist?: boolean;
}

const CACTUS: Hugger = { body: 'cactus-hugger', arms: 'cactus-embrace', thing: { y: 850, w: 470, h: 620 } };

const HUGGERS: Record<string, Hugger> = {
  cactus: CACTUS,
  'barrel-cactus': CACTUS,
  'tattooed-arm': { body: 'tattooed-arm', arms: 'fist-fingers', thing: { y: 480, w: 960, h: 960 }, isFist: true },
  't-rex': { body: 'dino-hugger', arms: 'dino-embrace', thing: { y: 900, w: 560, h: 500 } },
};

export const huggerOf = (name: string): Hugger | undefined =>
  Object.hasOwn(HUGGERS, name) ? HUGGERS[name] : undefined;
