import { BlockList, isIP } from 'node:net'

/**
 * Networks that are not part of the internet (IANA special-purpose registry), and metadata addresses of cloud
 * providers.
 */
const REFUSED_V4: readonly [address: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
]

/** Networks inside the global unicast range that are reserved for documentation or for tunnels to any IPv4 address. */
const REFUSED_V6: readonly [address: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [address, bits] of REFUSED_V4) refused.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of REFUSED_V6) refused.addSubnet(address, bits, 'ipv6')

/** All other IPv6 addresses are local, mapped or reserved, so they are refused without a list. */
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet: not private, loopback, link-local, mapped or reserved. */
export function isPublicAddress(address: string) {
  const version = isIP(address)
  if (version === 4) return !refused.check(address, 'ipv4')
  return version === 6 && globalV6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

export function hostOf({ hostname }: URL) {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

/** Whether the host can be refused without a DNS lookup. */
export function isPrivateHost(url: URL) {
  const host = hostOf(url)
  if (isIP(host) !== 0) return !isPublicAddress(host)
  return /(^|\.)(localhost|local|internal)\.?$/i.test(host)
}
