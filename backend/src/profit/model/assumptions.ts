import { inWordsOf, type PrintNetwork } from '../../printify/model/network.ts';
import { paymentFeeNote, type SellerCountry } from './etsy-fees.ts';
import type { ShippingChoice } from './shipping.ts';

export interface Assumed {
  /** The product, as in a sentence. */
  name: string;
  /** Who makes and sends it. */
  network: PrintNetwork;
  country: SellerCountry;
  shipTo: string;
  /** Basis points. */
  salesTax: number;
  /** Whether the seller set the sales tax. */
  isTaxGiven: boolean;
  shipping: ShippingChoice;
  costsKnown: boolean;
}

const seenCost = (name: string) => `The cost of the ${name} is what Printify charged the account that was seen last.`;
const withPlan = ' With a plan such as Printify Premium it costs less.';
const leftOut =
  'Value-added tax on fees is left out, and so is the 2.5% that Etsy takes where a shop and its account have different currencies.';

/** What the figures take for granted, in sentences for the seller. */
export function profitAssumptions(assumed: Assumed): string[] {
  const { country, shipTo, shipping, network } = assumed;
  const note = paymentFeeNote(country, shipTo);
  return [
    taxSentence(assumed),
    ...(note ? [note] : []),
    ...[...shippingSentences(shipping), ...costSentences(assumed)].map((sentence) => inWordsOf(network, sentence)),
    ...(country === 'US' ? [] : [leftOut]),
  ];
}

function taxSentence({ shipTo, salesTax, isTaxGiven }: Assumed): string {
  if (!isTaxGiven && salesTax === 0)
    return `Taxes that a buyer in ${shipTo} pays are not known and count as 0, although Etsy charges its payment fee on them too.`;
  const rate = `${salesTax / 100}%`;
  if (isTaxGiven) return `The buyer pays ${rate} sales tax, and Etsy charges its payment fee on it too.`;
  return `The buyer pays ${rate} sales tax, the average of the United States (Tax Foundation, July 2025), and Etsy charges its payment fee on it too.`;
}

function shippingSentences({ standard, economy, used }: ShippingChoice): string[] {
  if (standard === null && economy === null) return [];
  const other = used === 'standard' ? economy : standard;
  const name = used === 'standard' ? 'economy' : 'standard';
  const instead = other === null ? '' : ` By ${name} shipping it would cost ${dollars(other)}.`;
  return [`Printify sends it by ${used} shipping.${instead}`];
}

/** Plans that we know of are Printify's. */
function costSentences({ name, network, costsKnown }: Assumed): string[] {
  if (!costsKnown) return [];
  return [network === 'printify' ? seenCost(name) + withPlan : seenCost(name)];
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
