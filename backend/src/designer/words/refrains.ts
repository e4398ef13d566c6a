/** Words by which a saying without quotation marks is told from the description beside it. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** With a thing before it they are a sentence about that thing: "Dogs make life better", "Coffee first". */
export const PREDICATES = set(`
  is are was were am been makes make made needs need has have had can will would should does do did gets get got says say loves love likes like
  wants want saves save changes change matters matter runs run rules rule rocks rock beats beat fixes fix brings bring gives give knows know
  kind type lover lovers addict fan fans only first forever please required included welcome inside`);

/** Among them, what a single thing does: "Fox in a hat makes my day". */
export const FINITE = set(
  'is are was were has makes needs gets says loves likes wants saves changes matters runs rules beats fixes brings gives knows',
);

/** What is asked of the reader: after one thing, or several, a saying begins. */
export const IMPERATIVES = set(`
  write live laugh eat sleep stay keep be wander rise dream believe breathe bloom hang chill relax shine sparkle hop let go come meet give measure spill
  dink explore choose find follow hold enjoy embrace send sip say seek trust collect create chase feel never always just don't dont let's lets not no
  one more all every too so oh hey hello merry happy powered fueled raised made born feeling home long slow ready sorry please ask tell think
  neither bee get take adventure into because rock roll drink read ride run swim bake sew knit hunt fish pray grow plant peace save support protect lift`);

/** Among them, those that belong to a single thing as well: "horse ride", "no dog no life". */
export const AFTER_ONE = set(`
  write stay keep be wander rise believe breathe let go come meet measure explore find follow embrace seek trust never always just let's lets not feeling
  merry powered fueled raised made ready sorry please i i'm im i'd i'll i've we we're we'll you you're it's its my slow bee`);

/** Not done by what is drawn: a saying begins. */
export const NO_POSE = set(
  'feeling being having getting going living loving needing thinking trying loading keeping everything anything',
);

/** How or where something is done, without a thing. */
export const ADVERBS = set(`
  up down upside away around together sideways backwards backward forward along high low fast outside alone apart again over past by through aloud`);
