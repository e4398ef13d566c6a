/** Whole words of an idea, in any case. */
const named = (source: string) => new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${source})(?![\\p{L}\\p{Nd}])`, 'iu');

/**
 * Values of Etsy's attributes, by the words of an idea that ask for them. The values are Etsy's own, as the files occasion.mjs
 * and holiday.mjs of github.com/PipedreamHQ/pipedream (components/etsy/common) list them with their ids; read on 2026-11-24.
 * What comes first counts: "bachelorette party" is no bachelor's.
 */
export const occasions = [
  ['1st birthday', named('(?:1st|first) birthday')],
  ['Birthday', named('birthdays?|b-?day')],
  ['Baby shower', named('baby shower')],
  ['Bridal shower', named('bridal shower')],
  ['Bachelorette party', named('bachelorette|hen (?:party|do)')],
  ['Bachelor party', named('bachelor party|stag (?:party|do)')],
  ['Wedding', named('weddings?|bridesmaids?|groomsm[ae]n|bride|groom')],
  ['Engagement', named('engagement|engaged')],
  ['Anniversary', named('anniversary')],
  ['Back to school', named('back[- ]to[- ]school|first day of school')],
  ['Graduation', named('graduation|graduates?|class of (?:20)?\\d{2}')],
  ['Retirement', named('retirement|retired')],
  ['Housewarming', named('house-?warming|new home')],
  ['Baptism', named('baptism|christening')],
  ['First Communion', named('first communion')],
  ['Bar & Bat Mitzvah', named('(?:bar|bat) mitzvah')],
  ['Quinceañera & Sweet 16', named('quincea(?:n|ñ)era|sweet (?:16|sixteen)')],
  ['LGBTQ pride', named('lgbtq?\\+?(?: pride)?|gay pride|pride (?:month|parade)')],
  ['Prom', named('prom')],
  ['Pet loss', named('pet loss|rainbow bridge')],
] as const;

export const holidays = [
  ['Christmas', named('christmas|xmas|santa(?: claus)?')],
  ['Halloween', named("halloween|trick[- ]or[- ]treat|jack[- ]o[-’' ]?lanterns?")],
  ['Thanksgiving', named('thanksgiving')],
  ["Mother's Day", named("mother[’']?s[’']? day")],
  ["Father's Day", named("father[’']?s[’']? day")],
  ["Valentine's Day", named("valentine(?:[’']?s)?(?: day)?")],
  ["St Patrick's Day", named("(?:st\\.?|saint) patrick[’']?s day|st\\.? paddy[’']?s(?: day)?")],
  ['Easter', named('easter')],
  ['Independence Day', named('independence day|(?:4th|fourth) of july|july (?:4th|fourth)')],
  ['Veterans Day', named("veterans[’']? day")],
  ['Hanukkah', named('hanukkah|chanukah')],
  ['Kwanzaa', named('kwanzaa')],
  ['Passover', named('passover')],
  ['Lunar New Year', named('(?:lunar|chinese) new year')],
  ["New Year's", named("new year(?:[’']?s)?(?: eve| day)?")],
  ['Cinco de Mayo', named('cinco de mayo')],
  ["April Fools'", named("april fools?[’']?(?: day)?")],
] as const;
