import ipaddr from 'ipaddr.js';

/** Public by its number, and still a cloud's own network: Azure answers there with secrets of the machine. */
const metadata = new Set(['168.63.129.16']);
/** The part of IPv6 that is routed in public; ranges inside it that lead elsewhere have names. */
const routed = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** False for everything that may be inside a network: private, link-local, loopback, multicast, translated, reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // One that is an IPv4 address in IPv6's clothes is read as that.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || metadata.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(routed);
}
