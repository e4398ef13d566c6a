import { describe, expect, it } from '@jest/globals';
import { type Box, overlaps, union } from '../../canvas/geometry.ts';
import { composeDesign, readIdea } from '../../index.ts';

function boxOf(idea: string, picture: string): Box {
  const layers = composeDesign({ idea, style: 'cartoon' }).layers;
  const boxes = layers.filter(({ name }) => name.replace(/ \d$/, '') === picture).map(({ bounds }) => bounds);
  expect(boxes).not.toEqual([]);
  return union(boxes);
}

describe('somebody in a posture', () => {
  it.each([
    ['Raccoon pushing a shopping cart', 'pushing-arms', 'shopping-cart'],
    ['Gnome pushing a wheelbarrow of carrots', 'pushing-arms', 'wheelbarrow'],
    ['Boy kicking a soccer ball', 'kicking-arms', 'soccer-ball'],
    ['Boy climbing a tree', 'climbing-arms', 'deciduous-tree'],
    ['Squirrel throwing a pine cone', 'throwing-arms', 'pinecone'],
    ['Soldier kneeling at a cross', 'kneeling-arms', 'latin-cross'],
    ['Girl jumping rope with her dog', 'skipping-arms', 'dog'],
    ['Bear wearing a cowboy hat pushing a lawn mower', 'pushing-arms', 'riding-mower'],
    ['Bear kicking a football in the mud', 'kicking-arms', 'american-football'],
    ['Grandma dancing with a broom', 'waltzing-arms', 'broom'],
    ['Pirate climbing a rope ladder', 'climbing-arms', 'ladder'],
    ['Man slipping on a banana peel', 'slipping-arms', 'banana-peel'],
    ['Penguin slipping on ice', 'slipping-arms', 'ice-patch'],
    ['Raccoon doing laundry', 'laundering-arms', 'washing-machine'],
    ['Hippo doing a cannonball into a pool', 'cannonball-arms', 'swimming-pool'],
    ['Raccoon juggling tacos and donuts', 'juggling-arms', 'taco'],
    ['Girl smelling flowers', 'sniffing-arms', 'bouquet'],
  ])('does "%s"', (idea, limbs, thing) => {
    const { companion, accents = [], undrawn } = readIdea(idea);
    expect(companion).toEqual({ motif: thing, relation: 'beside' });
    expect(accents).toContain(limbs);
    expect(undrawn).toEqual([]);
  });

  it.each([
    ['Bear swinging a baseball bat', 'batting-arms'],
    ['Sloth in tree pose', 'tree-pose-arms'],
    ['Pig meditating', 'meditating-arms'],
    ['Old sailor steering a ship', 'steering-arms'],
    ['Girl jumping rope', 'skipping-arms'],
    ['Woman doing the splits', 'splits-arms'],
    ['Taco doing the splits', 'splits-arms'],
    ['Avocado doing push-ups', 'push-ups-arms'],
    ['Dog doing a handstand', 'handstand-arms'],
    ['Turtle doing a handstand', 'handstand-arms'],
    ['Skeleton doing a cartwheel', 'cartwheel-arms'],
    ['Cartwheeling panda', 'cartwheel-arms'],
    ['Woman standing on one leg', 'one-leg-arms'],
    ['Grandma hanging laundry', 'hanging-up-arms'],
    ['Skeleton breakdancing', 'breakdancing-arms'],
    ['Sloth disco dancing', 'disco-dancing-arms'],
    ['Cat facepalm', 'facepalming-arms'],
    ['Girl hula hooping', 'hula-hooping-arms'],
    ['Bear doing squats', 'squatting-arms'],
    ['Boy casting a fishing rod', 'casting-arms'],
    ['Firefighter kneeling', 'kneeling-arms'],
    ['Gymnast doing a split', 'splits-arms'],
  ])('does "%s" alone', (idea, limbs) => {
    expect(readIdea(idea)).toMatchObject({ companion: { motif: limbs, relation: 'wear' }, undrawn: [] });
  });

  it('leaves animals that have a picture of the deed, and what hangs, as they are', () => {
    expect(readIdea('Horse jumping').subject).toBe('horse-jumping');
    expect(readIdea('Koala climbing a tree').companion?.motif).toBe('hanging-arms');
    expect(readIdea('Woman walking three dogs').accents).toContain('dog-leash');
    expect(readIdea('Dog pulling a sled of logs').accents).toEqual(['log-rounds', 'tow-rope']);
  });

  it('has the thing at the hands or feet, and on the right side', () => {
    const cart = boxOf('Raccoon pushing a shopping cart', 'shopping-cart');
    const raccoon = boxOf('Raccoon pushing a shopping cart', 'raccoon');
    expect(overlaps(cart, raccoon)).toBe(true);
    expect(cart.x).toBeGreaterThan(raccoon.x + raccoon.w / 2);
    const ball = boxOf('Boy kicking a soccer ball', 'soccer-ball');
    const boy = boxOf('Boy kicking a soccer ball', 'boy-face');
    expect(ball.y).toBeGreaterThan(boy.y + boy.h / 2);
    expect(ball.h).toBeLessThan(boy.h / 3);
  });

  it('has what is hugged before the body, and the arms around it', () => {
    const names = composeDesign({ idea: 'Cat hugging a pumpkin', style: 'cartoon' }).layers.map(({ name }) => name);
    expect(names.indexOf('hug')).toBeGreaterThan(names.indexOf('jack-o-lantern'));
    const [cat, pumpkin] = ['cat-face', 'jack-o-lantern'].map((name) => boxOf('Cat hugging a pumpkin', name));
    expect(pumpkin?.w).toBeGreaterThan((cat?.w ?? 0) * 0.5);
  });

  it('waters what is below the can, and roasts over the fire between two', () => {
    const can = boxOf('Robot watering flowers', 'watering-can');
    const flowers = boxOf('Robot watering flowers', 'bouquet');
    expect(flowers.y).toBeGreaterThan(can.y + can.h / 2);
    expect(flowers.x + flowers.w).toBeGreaterThan(can.x + can.w * 0.6);
    const fire = boxOf('Bears roasting marshmallows', 'fire');
    const bears = boxOf('Bears roasting marshmallows', 'bear');
    expect(Math.abs(fire.x + fire.w / 2 - bears.x - bears.w / 2)).toBeLessThan(fire.w / 4);
  });

  it('has things in four arms of an octopus, and gloves on both fists', () => {
    const counted = (idea: string, picture: string) =>
      composeDesign({ idea, style: 'cartoon' }).layers.filter(({ name }) => name.replace(/ \d$/, '') === picture)
        .length;
    expect(counted('Octopus with beer mugs', 'beer-mug')).toBe(4);
    expect(counted('Octopus with tools', 'hammer')).toBe(1);
    expect(counted('Kangaroo with boxing gloves', 'boxing-glove-single')).toBe(2);
  });

  it('has its water below, its peel underfoot, its line of clothes behind and a hoop on both sides of the waist', () => {
    const [dog, water] = ['dog-face', 'water-splash'].map((name) => boxOf('Dog belly flop', name));
    expect(water?.y).toBeGreaterThan((dog?.y ?? 0) + (dog?.h ?? 0) / 2);
    const [man, peel] = ['man-face', 'banana-peel'].map((name) => boxOf('Man slipping on a banana peel', name));
    expect(peel?.y).toBeGreaterThan((man?.y ?? 0) + (man?.h ?? 0) / 2);
    const [grandma, line] = ['grandma-face', 'washing-line'].map((name) => boxOf('Grandma hanging laundry', name));
    expect(line?.w).toBeGreaterThan((grandma?.w ?? 0) * 1.5);
    const names = composeDesign({ idea: 'Girl hula hooping', style: 'cartoon' }).layers.map(({ name }) =>
      name.replace(/ \d$/, ''),
    );
    expect([names.indexOf('hoop') < names.indexOf('girl-face'), names.lastIndexOf('hoop')]).toEqual([
      true,
      names.indexOf('girl-face') + 1,
    ]);
  });

  it('is upside down on its hands, and as wide and tall as upright', () => {
    const [down, up] = ['Dog doing a handstand', 'Dog doing squats'].map((idea) =>
      composeDesign({ idea, style: 'cartoon' }),
    );
    expect(down?.svg).toContain('rotate(180 ');
    expect(up?.svg).not.toContain('rotate(180 ');
    const { w, h } = boxOf('Dog doing a handstand', 'dog-face');
    expect(h).toBeGreaterThan(w);
  });

  it('has its things as food, too', () => {
    const [taco, ball] = ['taco', 'mirror-ball'].map((name) => boxOf('Taco disco dancing', name));
    expect(ball?.y).toBeLessThan(taco?.y ?? 0);
    const pineapple = boxOf('Pineapple doing a cannonball', 'pineapple');
    const water = boxOf('Pineapple doing a cannonball', 'water-splash');
    expect(water.y + water.h).toBeGreaterThan(pineapple.y + pineapple.h);
    expect(water.y).toBeGreaterThan(pineapple.y);
  });

  it('juggles five things, and never one', () => {
    expect(readIdea('Mom juggling a baby').companion?.relation).toBe('beside');
    expect(readIdea('Mom juggling a baby').accents).toBeUndefined();
    const layers = composeDesign({ idea: 'Raccoon juggling tacos', style: 'cartoon' }).layers;
    expect(layers.filter(({ name }) => name.replace(/ \d$/, '') === 'taco')).toHaveLength(5);
  });

  it('wears a hat where its head is', () => {
    const idea = 'Bear wearing a cowboy hat pushing a lawn mower';
    const bear = boxOf(idea, 'bear');
    const hat = boxOf(idea, 'cowboy-hat');
    expect(hat.y).toBeLessThan(bear.y);
    expect(hat.y + hat.h).toBeLessThan(bear.y + bear.h * 0.3);
    expect(hat.x).toBeGreaterThan(bear.x);
    expect(hat.x + hat.w).toBeLessThan(bear.x + bear.w);
  });

  it.each([
    ['Mom carrying her toddler on her shoulders at the beach', 'mother-child-shoulders'],
    ['Two kids holding hands on the first day of school', 'kids-hand-in-hand'],
    ['Three friends dancing under a disco ball', 'friends-dancing'],
    ['Family of four hiking in the mountains', 'family-hiking'],
    ['Dad and daughter holding hands', 'father-and-daughter'],
    ['Man proposing to his girlfriend', 'man-proposing'],
  ])('is one of several in "%s"', (idea, subject) => {
    expect(readIdea(idea)).toMatchObject({ subject, headline: '' });
  });

  it('is in the air with all others who jump over the same thing', () => {
    const layers = composeDesign({ idea: 'Three sheep jumping over a fence', style: 'cartoon' }).layers;
    const fence = boxOf('Three sheep jumping over a fence', 'fence');
    const sheep = layers.filter(({ name }) => name.startsWith('ewe')).map(({ bounds }) => bounds);
    expect(sheep).toHaveLength(3);
    for (const { y, h } of sheep) expect(y + h / 2).toBeLessThan(fence.y);
  });

  it('does it once for each of several, side by side', () => {
    const layers = composeDesign({ idea: 'Two squirrels throwing acorns', style: 'cartoon' }).layers;
    const boxes = layers.filter(({ name }) => name.startsWith('squirrel')).map(({ bounds }) => bounds);
    expect(boxes).toHaveLength(2);
    expect(boxes[0] && boxes[1] && overlaps(boxes[0], boxes[1])).toBe(false);
  });

  it('is hand in hand with the other of a pair', () => {
    const layers = composeDesign({ idea: 'Two foxes in love', style: 'cartoon' }).layers;
    const [left, right] = layers.filter(({ name }) => name.startsWith('fox')).map(({ bounds }) => bounds);
    expect(left && right && overlaps(left, right)).toBe(true);
    expect(right?.w).toBeCloseTo(left?.w ?? 0);
  });
});
