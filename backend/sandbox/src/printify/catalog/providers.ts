export interface ProviderData {
  id: number;
  title: string;
  location: Record<'address1' | 'address2' | 'city' | 'country' | 'region' | 'zip', string | null>;
}

/** The ids and names are real (P7), the addresses are made up. */
export const PROVIDERS: ProviderData[] = [
  { id: 1, title: 'SPOKE Custom Products', location: address('12 Wheel Street', 'Cleveland', 'OH', '44114') },
  { id: 2, title: 'Sensaria', location: address('350 Paper Lane', 'Louisville', 'KY', '40203') },
  { id: 6, title: 'T Shirt and Sons', location: address('4 Mill Lane', 'Westbury', 'Wiltshire', 'BA13 4JR', 'GB') },
  { id: 10, title: 'MWW On Demand', location: address('2340 Loom Road', 'Hendersonville', 'NC', '28792') },
  { id: 28, title: 'District Photo', location: address('10501 Kiln Avenue', 'Beltsville', 'MD', '20705') },
  { id: 29, title: 'Monster Digital', location: address('2801 Shirt Press Way', 'Tampa', 'FL', '33605') },
  { id: 39, title: 'SwiftPOD', location: address('1401 Ink Street', 'San Jose', 'CA', '95112') },
  { id: 61, title: 'Dimona Tee', location: address('77 Harbour Road', 'Miami', 'FL', '33166') },
  { id: 99, title: 'Printify Choice', location: address('108 Network Avenue', 'Wilmington', 'DE', '19801') },
];

function address(
  address1: string,
  city: string,
  region: string,
  zip: string,
  country = 'US',
): ProviderData['location'] {
  return { address1, address2: null, city, country, region, zip };
}
