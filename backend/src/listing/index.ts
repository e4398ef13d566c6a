export { kindFaultsOf } from './check/kind-faults.ts';
export { cleaned, faultsOf, type ListingFaults } from './check/listing-faults.ts';
export { type ListingScore, type ScoreContext, type ScoreLevel, scoreLevels, scoreOf } from './check/score.ts';
export { attributesLine, type EtsyForm, etsyFormOf, etsyFormOfShirt } from './etsy/etsy-form.ts';
export { templateOfKind, titleTemplateOfKind } from './kinds/follow-kind.ts';
export { type KindChange, listingForKind } from './rules/listing-for-kind.ts';
export { type Listing, type ListingDraft, legalListing, sellersWordsOf } from './rules/listing-rules.ts';
export { blockedIn, ownReason, whyBlocked } from './terms/blocked.ts';
export { brandTerms } from './terms/brands.ts';
export { compileTerms, extendTerms, type Term, type Terms, termKey } from './terms/terms.ts';
export { aiDisclosure, type ClosingChoice, closingLineMax, partnerLine, pressDisclosure } from './text/disclosure.ts';
export {
  descriptionMax,
  longTitleMin,
  shortTitleWords,
  type TitleStyle,
  tagCount,
  tagMax,
  titleMax,
  titleStyles,
} from './text/etsy-limits.ts';
export { defaultTemplates, fillTemplate, priceLimits, templateLimits } from './text/templates.ts';
