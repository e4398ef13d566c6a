/** What animals and plants are called by their own name and their kind: "Clydesdale horse" is one. */

const OF_KIND: Record<string, RegExp> = {
  horse:
    /^(?:clydesdale|appaloosa|mustang|palomino|friesian|arabian|percheron|thoroughbred|andalusian|lipizzaner|pinto)$/u,
  cow: /^(?:holstein|jersey|hereford|angus|guernsey|longhorn|charolais)$/u,
  sheep: /^(?:merino|suffolk|babydoll|dorper)$/u,
  chicken: /^(?:silkie|leghorn|orpington|bantam|wyandotte)$/u,
  duck: /^(?:mallard|pintail|muscovy|pekin|mandarin)$/u,
  bird: /^(?:cockatiel|cockatoo|cardinal|robin|bluebird|bluejay|chickadee|goldfinch|finch|parrot|macaw|heron|egret|flamingo|hummingbird|oriole|sparrow|wren|puffin|pelican|toucan|parakeet|budgie|lovebird|kingfisher|woodpecker|magpie|raven|crow|dove|starling|swallow|kookaburra|emu|ostrich|quail|pigeon)$/u,
  fish: /^(?:bluegill|trout|bass|salmon|walleye|tuna|marlin|koi|betta|carp|pike|crappie|snapper|redfish|tarpon|pufferfish|clownfish|sturgeon|swordfish|halibut)$/u,
  snake: /^(?:python|cobra|rattlesnake|viper|copperhead|anaconda|boa)$/u,
  lizard: /^(?:gecko|iguana|chameleon)$/u,
  fox: /^(?:fennec)$/u,
  whale: /^(?:humpback|orca|beluga|narwhal)$/u,
  shark: /^(?:hammerhead)$/u,
  spider: /^(?:tarantula)$/u,
  mushroom: /^(?:chanterelle|morel|toadstool|amanita|shiitake)$/u,
  shell: /^(?:nautilus|conch|scallop)$/u,
  flower:
    /^(?:sunflower|daisy|tulip|rose|peony|hibiscus|lotus|protea|poppy|iris|lily|magnolia|dahlia|marigold|pansy|daffodil|orchid|plumeria|edelweiss|dandelion|lavender|violet|camellia)$/u,
  tree: /^(?:banyan|baobab|bonsai|sequoia|redwood|willow)$/u,
};

/** Whether the second word only says what the first is, as in "cockatiel bird". */
export const isOfKind = (name: string, kind: string): boolean => {
  const genus = kind.replace(/s$/u, '');
  return Object.hasOwn(OF_KIND, genus) && OF_KIND[genus]?.test(name) === true;
};
