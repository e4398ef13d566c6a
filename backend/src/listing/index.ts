export { blockedIn, ownReason, whyBlocked } from './blocked.ts';
export { brandTerms } from './brands.ts';
export { aiDisclosure, type ClosingChoice, closingLineMax, partnerLine, pressDisclosure } from './disclosure.ts';
export {
  descriptionMax,
  longTitleMin,
  shortTitleWords,
  type TitleStyle,
  tagCount,
  tagMax,
  titleMax,
  titleStyles,
} from './etsy-limits.ts';
export { cleaned, faultsOf } from './listing-faults.ts';
export { type Listing, type ListingDraft, legalListing, sellersWordsOf } from './listing-rules.ts';
export { type ScoreContext, type ScoreLevel, scoreLevels, scoreOf } from './score.ts';
export { defaultTemplates, fillTemplate, priceLimits, templateLimits } from './templates.ts';
export { compileTerms, type Term, type Terms, termKey } from './terms.ts';
