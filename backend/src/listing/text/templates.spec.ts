import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultTemplates, fillTemplate, templateLimits } from './templates.ts';

it('puts the idea wherever the template names it, as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string({ unit: 'binary' }), (parts, idea) => {
      const texts = parts.map((part) => part.replaceAll('{idea}', ''));
      const filled = fillTemplate(texts.join('{idea}'), idea);
      expect(filled).toBe(texts.join(idea));
    }),
  );
});

it.each([
  ['{idea} and {idea}', '$&', '$& and $&'],
  ['{idea}', '{idea} again', '{idea} again'],
  ['{IDEA} {other}', 'fox', '{IDEA} {other}'],
  ['', 'fox', ''],
])('%j with %j is %j', (template, idea, filled) => {
  expect(fillTemplate(template, idea)).toBe(filled);
});

it('has defaults that its own limits allow and that name the idea', () => {
  expect(defaultTemplates.promptTemplate.length).toBeLessThanOrEqual(templateLimits.prompt);
  expect(defaultTemplates.negativePrompt.length).toBeLessThanOrEqual(templateLimits.negative);
  expect(defaultTemplates.titleTemplate.length).toBeLessThanOrEqual(templateLimits.title);
  expect(defaultTemplates.descriptionTemplate.length).toBeLessThanOrEqual(templateLimits.description);
  expect(defaultTemplates.promptTemplate).toMatch(
    /high-contrast vector-style t-shirt graphic of \{idea\}, designed for Etsy/,
  );
});
