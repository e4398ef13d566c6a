import type { ConnectionView } from '../../../api/model/connectionView.ts';
import { PrintNetwork } from '../../../api/model/printNetwork.ts';

/** Beside the first one, which has no id. */
export interface FurtherConnection extends ConnectionView {
  id: string;
}

/** As in a sentence. */
const NAMES: Readonly<Record<PrintNetwork, string>> = { printify: 'Printify', printful: 'Printful' };

export const NETWORK_OPTIONS = [
  { value: PrintNetwork.printify, name: 'Printify' },
  { value: PrintNetwork.printful, name: 'Printful Enterprise' },
] as const;

export function networkName(network: PrintNetwork | undefined): string {
  return NAMES[network ?? PrintNetwork.printify];
}

/** Whether there is something to choose among. */
export function isSeveralShops(connections: readonly ConnectionView[]): boolean {
  return connections.flatMap(({ shops }) => shops).length > 1;
}
