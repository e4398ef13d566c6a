import type { ProductKind } from '../../product-kinds/index.ts';
import { defaultTemplates } from '../text/templates.ts';

export interface KindWords {
  /** In titles, the usual name first; a word for another kind becomes the one at its place. */
  names: readonly [string, ...string[]];
  /** In tags, the first that fits. */
  tagNames: readonly [string, ...string[]];
  /** In a sentence that the seller reads: "what the shirt shows". */
  short: string;
  /** What the art is on, after the subject. */
  opening: string;
  /** For a description that says little of what the product is for. */
  about: string;
  descriptionTemplate: string;
  /** Of many lengths, so that some of them fill any gap of a title. */
  fillers: readonly string[];
  stockTags: readonly string[];
  /** What a tag of one word is put before. */
  companions: readonly string[];
}

const list = (words: string) => words.split(', ');

export const kindWords: Record<ProductKind, KindWords> = {
  t_shirt: {
    names: ['T-shirt', 'shirt', 'tee'],
    tagNames: ['shirt', 'tee'],
    short: 'shirt',
    opening: 'on a unisex t-shirt',
    about: 'Wear it with jeans, with shorts or under a jacket, on any day that could use a smile.',
    descriptionTemplate: defaultTemplates.descriptionTemplate,
    fillers: list(
      'Unisex Graphic Tee, Gift for Him or Her, Birthday Gift Idea, Casual Everyday Shirt, Cool Statement Shirt, Weekend Outfit, Holiday Present, Crew Neck Tee, Fun Present, Soft Shirt, Gift Tee, Top',
    ),
    stockTags: list(
      'graphic tee, gift for him, gift for her, unisex t-shirt, birthday present, statement shirt, casual outfit, weekend wear, everyday style, cool top, fun clothing, party outfit, holiday present, conversation starter, crew neck tee, summer clothes, family gathering, best friend gift, travel outfit, lounge wear',
    ),
    companions: list('shirt, tee, gift, lover, design'),
  },
  kids_t_shirt: {
    names: ['kids T-shirt', 'kids shirt', 'kids tee'],
    tagNames: ['kids shirt', 'kids tee'],
    short: 'shirt',
    opening: 'on a kids’ T-shirt',
    about:
      'Made for the playground, the first day of school and every weekend in between, and asked for again tomorrow.',
    descriptionTemplate:
      'Ready for play: {idea} on a soft kids’ tee.\n\n• Printed to order, bright and durable\n• Comfortable for school, play and weekends\n• Wash cold, inside out; tumble dry low',
    fillers: list(
      'Kids Graphic Tee, Birthday Gift for Boys or Girls, Back to School Outfit, Youth T-Shirt, Gift from Grandma, Playful Kids Clothes, Family Day Outfit, Holiday Present, Fun Kids Top, Party Shirt, Gift Tee, Top',
    ),
    stockTags: list(
      'kids graphic tee, boys birthday gift, girls birthday gift, youth t-shirt, kids birthday shirt, back to school, kids clothing, grandchild gift, school outfit, playtime outfit, gift from aunt, toddler present, kids party outfit, holiday present, weekend wear, summer camp top, niece gift, nephew gift, family day outfit, playground style',
    ),
    companions: list('kids shirt, kids tee, gift, lover, design'),
  },
  hoodie: {
    names: ['hoodie', 'pullover hoodie'],
    tagNames: ['hoodie', 'pullover'],
    short: 'hoodie',
    opening: 'on a unisex hoodie',
    about: 'Pull it over for campfires, cool mornings and long evenings on the sofa.',
    descriptionTemplate:
      'Wear it your way: {idea} on a warm unisex hoodie.\n\n• Printed to order, bright and durable\n• Comfortable unisex fit with a hood for cool days\n• Wash cold, inside out; tumble dry low',
    fillers: list(
      'Unisex Graphic Hoodie, Gift for Him or Her, Birthday Gift Idea, Cozy Pullover Hoodie, Cool Weather Outfit, Weekend Outfit, Holiday Present, Fall Hoodie, Fun Present, Warm Layer, Gift Idea, Hoodie',
    ),
    stockTags: list(
      'graphic hoodie, gift for him, gift for her, unisex hoodie, birthday present, cozy pullover, fall outfit, weekend wear, everyday style, campfire outfit, winter clothing, hooded sweatshirt, holiday present, conversation starter, lounge wear, cool weather style, family gathering, best friend gift, travel outfit, statement hoodie',
    ),
    companions: list('hoodie, pullover, gift, lover, design'),
  },
  sweatshirt: {
    names: ['sweatshirt', 'crewneck', 'crewneck sweatshirt'],
    tagNames: ['sweatshirt', 'crewneck'],
    short: 'sweatshirt',
    opening: 'on a unisex sweatshirt',
    about: 'Pull it over for cool mornings, long walks and everything that happens after the first cold day.',
    descriptionTemplate:
      'Wear it your way: {idea} on a warm unisex sweatshirt.\n\n• Printed to order, bright and durable\n• Comfortable unisex fit with a crew neck\n• Wash cold, inside out; tumble dry low',
    fillers: list(
      'Unisex Crewneck Sweatshirt, Gift for Him or Her, Birthday Gift Idea, Cozy Fall Pullover, Cool Weather Outfit, Weekend Outfit, Holiday Present, Warm Crewneck, Fun Present, Warm Layer, Gift Idea, Pullover',
    ),
    stockTags: list(
      'graphic sweatshirt, gift for him, gift for her, unisex crewneck, birthday present, cozy pullover, fall outfit, weekend wear, everyday style, cozy crewneck, winter clothing, crew neck jumper, holiday present, conversation starter, lounge wear, cool weather style, family gathering, best friend gift, travel outfit, statement crewneck',
    ),
    companions: list('sweatshirt, crewneck, gift, lover, design'),
  },
  tote: {
    names: ['tote bag', 'tote'],
    tagNames: ['tote bag', 'tote'],
    short: 'bag',
    opening: 'on a tote bag',
    about: 'It goes along to the market, the library and the beach, and somebody in line will ask where it is from.',
    descriptionTemplate:
      'Take it along: {idea} on a tote bag.\n\n• Printed to order, bright and durable\n• Room for books, groceries or a day at the beach\n• Folds flat when it is empty',
    fillers: list(
      'Reusable Shopping Bag, Gift for Book Lovers, Birthday Gift Idea, Everyday Shoulder Bag, Teacher Gift, Farmers Market Bag, Holiday Present, Library Tote, Fun Present, Beach Bag, Book Bag, Tote',
    ),
    stockTags: list(
      'graphic tote bag, gift for her, reusable tote, birthday present, shopping bag, book lover gift, farmers market bag, library tote, teacher gift, beach day bag, grocery tote, everyday carry, holiday present, conversation starter, student book bag, best friend gift, weekend errands, hostess gift, travel carryall, thank you gift',
    ),
    companions: list('tote, bag, gift, lover, design'),
  },
  mug: {
    names: ['mug', 'coffee mug'],
    tagNames: ['mug', 'cup'],
    short: 'mug',
    opening: 'on a mug',
    about: 'It starts the day, sits on the desk through the long meeting and waits by the kettle in the evening.',
    descriptionTemplate:
      'Good morning: {idea} on a mug.\n\n• Printed to order, bright and durable\n• For coffee, tea or cocoa, at home or at work',
    fillers: list(
      'Novelty Coffee Mug, Gift for Him or Her, Birthday Gift Idea, Office Desk Tea Mug, Coffee Lover Gift, Coworker Present, Holiday Present, Hot Cocoa Cup, Fun Present, Tea Cup, Gift Mug, Mug',
    ),
    stockTags: list(
      'coffee mug, gift for him, gift for her, tea cup, birthday present, coffee lover gift, office mug, coworker gift, hot cocoa mug, desk accessory, novelty drinkware, tea drinker gift, holiday present, conversation starter, housewarming gift, kitchen decor, morning coffee, best friend gift, stocking stuffer, teacher gift',
    ),
    companions: list('mug, cup, gift, lover, design'),
  },
  poster: {
    names: ['poster', 'wall art', 'art print'],
    tagNames: ['poster', 'wall art'],
    short: 'poster',
    opening: 'as a poster',
    about: 'It gives a bare wall above a sofa, a desk or a bed something to say.',
    descriptionTemplate:
      'Put it on the wall: {idea} as a poster.\n\n• Printed to order, crisp and bright\n• For a frame of your choice; it comes without one\n• For a living room, an office or a dorm room',
    fillers: list(
      'Living Room Wall Art, Gift for Him or Her, Birthday Gift Idea, Home Office Art Print, Dorm Room Decor, Gallery Wall Print, Holiday Present, Bedroom Decor, Fun Present, Wall Decor, Art Gift, Poster',
    ),
    stockTags: list(
      'wall art print, gift for him, gift for her, living room decor, birthday present, bedroom poster, office wall art, dorm room decor, gallery wall art, housewarming gift, apartment decor, graphic art print, holiday present, conversation starter, home office decor, modern wall decor, hallway picture, best friend gift, new home present, statement poster',
    ),
    companions: list('poster, wall art, gift, lover, design'),
  },
};
