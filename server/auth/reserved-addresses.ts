import { BlockList } from 'node:net'

const ipv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

const ipv6: readonly (readonly [string, number])[] = [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
]

/** Addresses of no country: loopback, private, link-local, documentation and multicast (IANA's special-purpose registries). */
export const reservedAddresses = new BlockList()
for (const [network, bits] of ipv4) reservedAddresses.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of ipv6) reservedAddresses.addSubnet(network, bits, 'ipv6')
