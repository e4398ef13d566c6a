import { describe, expect, it } from '@jest/globals';
import { readBrief, readIdea } from '../index.ts';

const said = (idea: string) => readBrief(idea).words.join(' / ');

const drawn = (idea: string) => {
  const { subject, companion, accents = [] } = readIdea(idea);
  return [subject, companion?.motif, ...accents].filter(Boolean).join(', ');
};

describe('lists of things', () => {
  it.each([
    ['Piano keys and roses', '', 'musical-keyboard, rose, rose'],
    ['Table saw and wood shavings', '', 'table-saw, wood-shavings'],
    ['Matcha whisk and bowl', '', 'bamboo-whisk, matcha-bowl'],
    ['Roofer hammer and shingles', 'Roofer', 'hammer, roof-shingles'],
    ['Hairdresser scissors comb and blow dryer', 'Hairdresser', 'scissors-comb, hair-dryer'],
    ['Paramedic ambulance and heartbeat line', 'Paramedic', 'ambulance, heartbeat'],
    ['Bride to be champagne glasses and ring, Nashville 2026', 'Bride to be / Nashville 2026', 'flute-glass, ring'],
    ['40th birthday, vintage cassette tape 1986', '40th birthday / 1986', 'videocassette'],
    ['Scuba diver with coral and sea turtle', '', 'scuba-diver, coral, turtle'],
    ['Godmother established 2024, lily bouquet', 'Godmother established 2024', 'lily, bouquet-wrap'],
  ])('of %j are printed as "%s" and drawn as %s', (idea, words, things) => {
    expect([said(idea), drawn(idea)]).toEqual([words, things]);
  });

  it.each(['Tacos and tequila', 'Race cars and beer', 'Coffee beans and chaos', 'Dog hair and coffee'])(
    'are a saying in "%s"',
    (idea) => {
      expect(said(idea)).toBe(idea);
    },
  );

  it('have nothing before them that would hide them', () => {
    expect(readIdea('Gaming controller with arcade machine').companion?.relation).toBe('beside');
    expect(readIdea('Sewing machine with thread').companion?.relation).toBe('hold');
  });
});

describe('a row of things', () => {
  it.each([
    ['Jazz quartet trumpet sax bass drums', 'Jazz quartet', 'trumpet, saxophone, drum, drum'],
    ['Trumpet saxophone drums', '', 'trumpet, saxophone, drum-kit'],
    ['Marathon finisher shoe with medal', 'Marathon finisher', 'running-shoe, sports-medal'],
    ['Bridesmaid squad palm trees Miami 2026', 'Bridesmaid squad / Miami 2026', 'palm-tree'],
    ['Class of 2031 first day of kindergarten bus', 'Class of 2031 first day of kindergarten', 'bus'],
    ['Forklift certified skeleton', 'Forklift certified', 'skull, forklift'],
    ['Rock climber dad on cliff', 'Rock climber dad', 'rock-climber'],
    ['Coffee then nursing stethoscope', 'Coffee then nursing', 'stethoscope'],
    ["Daddy's little princess tiara", "Daddy's little princess", 'princess-girl, tiara'],
    ["Nana's garden gnomes", "Nana's garden gnomes", 'gnome-beard'],
    ['Cherry pie sweetie pie', 'Cherry pie sweetie pie', 'pie'],
    ['Turkey wearing pilgrim hat gobble', 'gobble', 'turkey, pilgrim-hat'],
    ['Lacrosse sticks crossed', '', 'lacrosse, lacrosse'],
    ['Piano keys music teacher', 'music teacher', 'musical-keyboard'],
    ['Retired teacher apple and books', 'Retired teacher', 'red-apple, books'],
    ['Great dane lap dog', 'Great dane lap dog', 'great-dane'],
    ['Sunset sailboat lake Michigan', 'lake Michigan', 'sailboat'],
    ['Big foot carrying Christmas tree', '', 'bigfoot, christmas-tree'],
    ['Moth and moon witchy', '', 'luna-moth'],
    ['Dandelion wishes', 'Dandelion wishes', 'dandelion'],
    ['Palm tree in snow globe', '', 'globe-beach'],
    ['Vintage camera photographer', 'photographer', 'camera'],
    ['Lab technician microscope', 'Lab technician', 'microscope'],
    ['Softball bats crossed with ball', '', 'baseball-bats'],
    ['Merry Christmas plaid truck with tree', 'Merry Christmas', 'christmas-truck'],
    ['Happy fall pumpkin with pink bow', 'Happy fall', 'pumpkin-plain, head-bow'],
    ['Mailman on beach chair', '', 'postman-face, lounge-chair'],
  ])('in %j leaves "%s" to be said and %s to be drawn', (idea, words, things) => {
    expect([said(idea), drawn(idea)]).toEqual([words, things]);
  });
});
