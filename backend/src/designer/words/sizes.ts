/** How large things are beside one another: 1 is what one has in a hand. */

import { hasTag } from '../figures/catalog.ts';
import { isHandful, isTiny } from './outfits.ts';
import { isCreature, isVehicle } from './roles.ts';

const LARGE =
  /^(?:easel|easel-picture|paddleboard|picnic-table|table-cloth|bench-park|throne-royal|bookshelf-full|bathtub-duck|claw-tub|bathtub|couch|bed-cozy|tent|circus-tent|grand-piano|drum-kit|fireplace|hot-tub|farm-stand|arcade-cabinet|dumpster|hay-bale|wood-swing|piano|whiskey-barrel|headstone|garden-gate|plant-shelf|adirondack-chair|rocking-chair|swimming-pool|hammock|leaf-pile|stagecoach|(?:wheat|sunflower|flower)-field|lavender-rows)$/u;

const TINY_THINGS = /^(?:thread|button|ring|coin|key|game-die|engagement-ring|safety-pin|needle|dog-tags)$/u;

const MIDDLE =
  /mailbox|fire-hydrant|bucket|basket|wheelbarrow|wastebasket|barrel|fence|stool|chair|stove|pumpkin|stump|log|suitcase|cauldron|lamp|crate|box$|^sewing-machine$|-stack$|-pile$/u;

const LARGE_ANIMALS =
  /horse|cow|bull|bison|buffalo|elephant|giraffe|moose|camel|llama|alpaca|donkey|pony|elk|reindeer|caribou|lion|tiger|whale|orca|shark|dragon|t-rex|sauropod|rhino|hippo|gorilla|mammoth|hereford|holstein|angus|unicorn|clydesdale|zebra|bear$/u;

const SMALL_ANIMALS =
  /mouse|mole|glider|warbler|rat$|hamster|rabbit|bunny|chipmunk|bird|robin|cardinal|sparrow|chickadee|finch|wren|jay|chick$|frog|toad|squirrel|crab|lizard|gecko|hedgehog|bat$|snail|hummingbird|crow|turtle-baby|kitten|seahorse|starfish|fish$|canary|budgie|dove|bluebird/u;

export function sizeOf(motif: string): number {
  if (isTiny(motif) || TINY_THINGS.test(motif)) return 0.4;
  if (hasTag(motif, 'building') || /tree$/u.test(motif)) return 8;
  if (isVehicle(motif)) return 6;
  if (LARGE.test(motif)) return 5;
  if (hasTag(motif, 'person')) return 4;
  if (isCreature(motif)) return LARGE_ANIMALS.test(motif) ? 6 : SMALL_ANIMALS.test(motif) ? 1 : 2.4;
  if (MIDDLE.test(motif) || motif === 'fire') return 2;
  return isHandful(motif) ? 0.8 : 1.2;
}
