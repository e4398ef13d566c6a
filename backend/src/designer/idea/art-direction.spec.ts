import { describe, expect, it } from '@jest/globals';
import { readIdea } from './idea.ts';

describe('the last part of an idea that says how its picture is made', () => {
  it.each([
    ['Honeybee and lavender, botanical illustration', '', 'honeybee'],
    ['Montana wild horses, 70s stripes', 'Montana', 'horse-galloping'],
    ['Paris croissant cat, french cafe style', 'Paris', 'cat'],
    ['Hobby farm est. 2019, windmill badge', 'Hobby farm est. 2019', 'dutch-windmill'],
    ['Mama in varsity letters, checkered heart', 'Mama', 'red-heart'],
  ])('is not printed: "%s"', (idea, headline, subject) => {
    expect(readIdea(idea)).toMatchObject({ headline, subject });
  });

  it('keeps a name and a year', () => {
    expect(readIdea('Bring me my wine, Paris 1889 poster style').tagline).toContain('1889');
    expect(readIdea('Zebra, this is my art').headline).toContain('this is my art');
  });
});

describe('a place where nothing else can be drawn', () => {
  it.each([
    ['Yellowstone 1872', 'buffalo-standing'],
    ['Ohio', 'ohio-state'],
    ['Death Valley California', 'canyon-mesa'],
    ['Alaska cruise 2026', 'passenger-ship'],
    ['Tennessee nurse', 'stethoscope'],
  ])('has what stands for it: "%s"', (idea, subject) => {
    expect(readIdea(idea).subject).toBe(subject);
  });

  it.each([
    ['Badlands prairie dog and stormy sky', 'Badlands', 'prairie-dog'],
    ['Olympic rainforest elk and ferns', 'Olympic', 'elk-head'],
    ['Chicago skyline in winter', 'Chicago', 'river-skyline'],
    ['Kiss me, reindeer pair', 'Kiss me', 'reindeer'],
  ])('is printed, what is seen there is drawn: "%s"', (idea, headline, subject) => {
    expect(readIdea(idea)).toMatchObject({ headline, subject });
  });
});
