import { kindOfTitle, type ProductKind, productKindFacts } from '../../../../src/product-kinds/index.ts';

export interface ProductText {
  title: string;
  /** "a graphic tee" */
  item: string;
  /** Two names for tags: "cat shirt", "funny tee". */
  tagNames: [string, string];
  titleParts: string[];
  /** What comes after the sentence about the art. */
  use: string;
  choice: string;
  made: string;
  tags: string[];
}

const list = (text: string) => text.split(', ');
const gift = 'It also makes a thoughtful present for birthdays and holidays.';

const tee: ProductText = {
  title: 'T-Shirt',
  item: 'graphic tee',
  tagNames: ['shirt', 'tee'],
  titleParts: list('Unisex Cotton Shirt, Birthday Gift for Him or Her, Casual Everyday Tee, Soft Tee'),
  use: 'so it reads from across the room and keeps its character wash after wash. Wear it with jeans, under an open shirt, or as the one thing people ask about.',
  choice:
    'How to choose: pick your usual size for an easy fit, one up for a relaxed one. Have a look at the size chart among the pictures.',
  made: `Made to order, just for you, so that nothing is printed that nobody wears. ${gift}`,
  tags: list(
    'graphic tee, unisex shirt, birthday gift idea, gift for him, gift for her, statement shirt, casual wear, cool t-shirt, trendy shirt, everyday tee, novelty shirt, cotton tee, weekend outfit, conversation piece',
  ),
};

const warm = (title: string, name: string): ProductText => ({
  ...tee,
  title,
  item: `graphic ${name}`,
  tagNames: [name, 'pullover'],
  titleParts: list('Cozy Unisex Pullover, Birthday Gift for Him or Her, Fall Outfit, Gift Idea'),
  use: 'so it reads from across the room and keeps its character wash after wash. Pull it over on cool mornings, or take it along to the campfire.',
  tags: list(
    `graphic ${name}, unisex ${name}, birthday gift idea, gift for him, gift for her, cozy pullover, casual wear, fall outfit, winter wear, weekend outfit, campfire style, novelty ${name}, conversation piece, cool weather`,
  ),
});

const texts: Record<ProductKind, ProductText> = {
  t_shirt: tee,
  kids_t_shirt: {
    ...tee,
    title: 'Kids T-Shirt',
    item: 'kids graphic tee',
    tagNames: ['kids shirt', 'kids tee'],
    titleParts: list('Youth Graphic Tee, Birthday Gift for Boys or Girls, School Outfit, Gift Tee'),
    use: 'so it reads from across the playground and keeps its character wash after wash.',
    choice:
      'How to choose: children grow, so one size up lasts longer. Have a look at the size chart among the pictures.',
    tags: list(
      'kids graphic tee, youth t-shirt, boys birthday gift, girls birthday gift, back to school, school outfit, kids clothing, playground style, gift from grandma, weekend outfit, kids party shirt, nephew gift, niece gift, birthday gift idea',
    ),
  },
  hoodie: warm('Hoodie', 'hoodie'),
  sweatshirt: warm('Sweatshirt', 'sweatshirt'),
  tote: {
    title: 'Tote Bag',
    item: 'tote bag',
    tagNames: ['tote bag', 'tote'],
    titleParts: list('Reusable Shopping Bag, Birthday Gift for Book Lovers, Everyday Bag, Beach Tote'),
    use: 'so it reads from across the market.',
    choice: 'It has room for books, groceries or a towel, and folds flat when it is empty.',
    made: `Made to order, just for you. ${gift}`,
    tags: list(
      'graphic tote bag, reusable tote, birthday gift idea, gift for her, shopping bag, book lover gift, farmers market bag, teacher gift, library tote, beach day bag, everyday carry, grocery tote, conversation piece, thank you gift',
    ),
  },
  mug: {
    title: 'Mug',
    item: 'coffee mug',
    tagNames: ['mug', 'cup'],
    titleParts: list('Novelty Coffee Mug, Birthday Gift for Him or Her, Office Desk Cup, Tea Mug'),
    use: 'so it wakes you up before the coffee does.',
    choice: 'For coffee, tea or cocoa, at the kitchen table or at the desk.',
    made: `Made to order, just for you. ${gift}`,
    tags: list(
      'coffee mug, tea cup, birthday gift idea, gift for him, gift for her, coffee lover gift, office mug, coworker gift, hot cocoa mug, novelty drinkware, morning coffee, desk accessory, conversation piece, teacher gift',
    ),
  },
  poster: {
    title: 'Poster',
    item: 'art print',
    tagNames: ['poster', 'wall art'],
    titleParts: list('Living Room Wall Art, Birthday Gift for Him or Her, Office Wall Decor, Art Print'),
    use: 'so it holds a wall on its own.',
    choice: 'How to choose: measure your wall or your frame first. It comes without a frame.',
    made: `Made to order, just for you. ${gift}`,
    tags: list(
      'wall art print, living room decor, birthday gift idea, gift for him, gift for her, bedroom poster, office wall art, dorm room decor, gallery wall art, housewarming gift, modern wall decor, apartment decor, conversation piece, new home present',
    ),
  },
};

/** By the line "Product: mug". */
export function productTextFor(prompt: string): ProductText & { name: string } {
  const named = /^\s*Product:\s*(.+)$/im.exec(prompt)?.[1] ?? '';
  const kind = kindOfTitle(named) ?? 't_shirt';
  return { ...texts[kind], name: productKindFacts[kind].name };
}
