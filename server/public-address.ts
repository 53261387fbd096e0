import { BlockList, isIP, isIPv4 } from 'node:net'

// A list of both would compare IPv4 addresses with the networks of IPv6.
const hidden4 = new BlockList()
const hidden6 = new BlockList()
for (const [network, prefix] of [
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
  ['224.0.0.0', 3],
] as const)
  hidden4.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  hidden6.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the public internet; IPv6 counts only where it is global unicast, without ways back to IPv4. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  return isIPv4(address) ? !hidden4.check(address, 'ipv4') : !hidden6.check(address, 'ipv6')
}
