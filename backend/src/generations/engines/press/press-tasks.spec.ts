import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { composeDesign, STYLES } from '../../../designer/index.ts';
import { type ConceptPlan, conceptsPerPage, type PressPlan, type PressRefusal, pressTasks } from './press-tasks.ts';

const cat = 'Retro sunset with a surfing cat and the words "Surf on"';
/** A print area that is quickly drawn. */
const small = { width: 900, height: 1000 };

async function plansOf(request: Parameters<typeof pressTasks.concepts>[0], page = 0): Promise<ConceptPlan[]> {
  return (await pressTasks.concepts(request, page)) as ConceptPlan[];
}

const refusalOf = async (idea: string) => ((await pressTasks.plan({ idea })) as PressRefusal).refusal;

describe('concepts', () => {
  it('are four to a page, each different from the others, and others on the next page', async () => {
    const [first, next] = [await plansOf({ idea: cat }), await plansOf({ idea: cat }, 1)];
    expect(first).toHaveLength(conceptsPerPage);
    expect(new Set(first.map(({ plan, layout, palette }) => `${plan.style} ${layout} ${palette}`)).size).toBe(4);
    expect(new Set([...first, ...next].map(({ plan }) => plan.seed)).size).toBe(8);
  });

  it('are the same whenever they are asked for', async () => {
    expect(await plansOf({ idea: cat }, 3)).toEqual(await plansOf({ idea: cat }, 3));
  });

  it.each(STYLES)('have the requested style: %s', async (style) => {
    const plans = await plansOf({ idea: cat, style });
    expect(plans.map(({ plan }) => plan.style)).toEqual(Array(4).fill(style));
    for (const { texts } of plans) expect(texts.join(' ').toUpperCase()).toContain('SURF ON');
  });

  it.each([
    ['with the style it names', cat],
    ['whose style is left to Press', 'A fox that reads'],
  ])('describe the very design that their style and seed make: an idea %s', async (_, idea) => {
    for (const { plan, layout, texts } of await plansOf({ idea })) {
      const { seed, style } = plan;
      const settled = await pressTasks.plan({ idea, style, seed });
      expect(settled).toMatchObject({ seed, style });
      expect(composeDesign({ idea, ...(settled as PressPlan) })).toMatchObject({ seed, style, layout, texts });
    }
  });

  it('keep what the idea is read as, so that a later grammar draws the same', async () => {
    const plan = (await pressTasks.plan({ idea: cat, seed: 7 })) as PressPlan;
    expect(plan.brief).toMatchObject({ headline: 'Surf on', subject: 'cat', companion: { motif: 'surfboard' } });
    expect(composeDesign({ idea: 'another grammar', ...plan }).svg).toBe(composeDesign({ idea: cat, seed: 7 }).svg);
  });

  it('begin with what an open request gives', async () => {
    const [first] = await plansOf({ idea: 'A fox that reads' });
    expect(await pressTasks.plan({ idea: 'A fox that reads' })).toEqual(first?.plan);
  });
});

describe('a brief', () => {
  const idea = 'Papa can fix it wrench and hammer';
  const brief = { words: ['Mama fixes it'], subject: 'anvil', palette: 'harbor', layout: 'badge' } as const;
  const asked = { ...brief, words: [...brief.words] };

  it('is what concepts and plans draw, to the line of lettering', async () => {
    const concepts = await plansOf({ idea, brief: asked });
    expect(new Set(concepts.map(({ plan }) => plan.seed)).size).toBe(4);
    for (const { plan, layout, texts } of concepts) {
      expect([layout, texts.join(' ').toUpperCase()]).toEqual(['badge', 'MAMA FIXES IT']);
      const settled = await pressTasks.plan({ idea, brief: asked, seed: plan.seed, style: plan.style });
      expect(settled).toEqual(plan);
      expect(composeDesign({ idea, ...plan })).toMatchObject({ layout, texts, palette: { name: 'harbor' } });
    }
  });

  it('has its style, unless another is chosen', async () => {
    const vintage = { ...asked, style: 'vintage' } as const;
    expect(await pressTasks.plan({ idea, brief: vintage })).toMatchObject({ style: 'vintage' });
    expect(await pressTasks.plan({ idea, brief: vintage, style: 'retro' })).toMatchObject({ style: 'retro' });
  });

  it('is refused by field, whatever the idea', async () => {
    const faulty = { ...asked, subject: 'nothing-like-it' };
    const refusal = { faults: { subject: 'Press has no picture of that name.' } };
    expect(await pressTasks.plan({ idea, brief: faulty })).toEqual(refusal);
    expect(await pressTasks.concepts({ idea, brief: faulty }, 0)).toEqual(refusal);
    expect(await pressTasks.plan({ idea: '!!!', brief: asked, seed: 1 })).toMatchObject({ seed: 1 });
  });
});

describe('an idea that cannot be set', () => {
  it.each(['!!!', '" "', '\u200b', '—'])('is refused where there is nothing to print or draw: %j', async (idea) => {
    expect(await refusalOf(idea)).toMatch(/^Press finds nothing here/);
    expect(await pressTasks.concepts({ idea }, 0)).toEqual({ refusal: await refusalOf(idea) });
  });

  it.each([
    ['letters that no typeface has', 'a cat and "𓀀𓂀𓃠 forever"', '𓀀'],
    ['more words than a shirt has room for', `a cat and "${'many words '.repeat(30)}last"`, 'many'],
  ])('is refused where words to print would be lost, and these are named: %s', async (_, idea, lost) => {
    expect(await refusalOf(idea)).toMatch(/^Press can’t set all of this: “/);
    expect(await refusalOf(idea)).toContain(lost);
  });

  it.each(['🦄', 'sunset', '"Don\'t stop"', 'a cat saying "Straße & 100 % café"'])('is not: %s', async (idea) => {
    expect(await pressTasks.plan({ idea })).toMatchObject({ seed: expect.any(Number), style: expect.any(String) });
  });
});

describe('the print', () => {
  const order = { idea: cat, style: 'vintage', seed: 7, shirtTone: 'dark' } as const;

  it('is the same to the byte for the same order, and another for another seed or shirt', async () => {
    const [one, again] = [await pressTasks.print(order, small), await pressTasks.print(order, small)];
    expect(Buffer.compare(one.png, again.png)).toBe(0);
    expect(one.svg).toBe(again.svg);
    expect((await pressTasks.print({ ...order, seed: 8 }, small)).svg).not.toBe(one.svg);
    const white = { ...order, style: 'minimal', shirtTone: 'light' } as const;
    expect((await pressTasks.print({ ...white, shirtTone: 'dark' }, small)).svg).not.toBe(
      (await pressTasks.print(white, small)).svg,
    );
  });

  it.each([
    ['wide', { width: 1400, height: 1000 }],
    ['high', { width: 700, height: 1500 }],
  ])('fills the room of a %s area but for half a percent, and never more', async (_, area) => {
    const { png } = await pressTasks.print(order, area);
    const { info } = await sharp(png).trim({ threshold: 0 }).toBuffer({ resolveWithObject: true });
    const margin = 60;
    const filled = Math.max(info.width / (area.width - margin), info.height / (area.height - margin));
    expect(filled).toBeLessThanOrEqual(1);
    expect(filled).toBeGreaterThan(0.995);
  });

  it.each(STYLES)('comes with vectors alone, which no program can be hidden in: %s', async (style) => {
    const { svg } = await pressTasks.print({ ...order, style }, small);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
    expect(svg).not.toMatch(/<(?:script|text|tspan|image|foreignObject|style|a|iframe)\b|\son\w+=|javascript:|data:/i);
    expect(svg.match(/\bhref="(?!#)/)).toBeNull();
  });
});

it('previews with a transparent background at the promised size', async () => {
  const png = await pressTasks.preview({ idea: cat, style: 'cartoon', seed: 3, shirtTone: 'light' });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 480, height: 576, hasAlpha: true });
});
