import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/**
 * Returns the address that a request came from. With trusted proxies in front it is what the outermost of them saw: the entry of X-Forwarded-For
 * that many hops from its end; those before it are the caller's own words. A text that is no address counts as none.
 */
export function callerAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustedHops: number) {
  const own = socket.remoteAddress ?? ''
  if (trustedHops === 0) return own
  const entries = (headers['x-forwarded-for']?.toString() ?? '').split(',').map((entry) => entry.trim())
  const seen = entries[Math.max(0, entries.length - trustedHops)] ?? ''
  return isIP(seen) === 0 ? own : seen
}

/** Leaves of X-Forwarded-For the caller's address alone, so that every later reader finds that one. */
export function resolveCallerAddress(request: IncomingMessage, trustedHops: number): void {
  if (trustedHops > 0) request.headers['x-forwarded-for'] = callerAddress(request, trustedHops)
}

const mappedIpv4 = /^::ffff:(\d+(?:\.\d+){3})$/i

/** Whose calls are counted together: an IPv4 address, or the /64 of an IPv6 one, since one line owns all of it. */
export function addressBlock(ip: string): string {
  const ipv4 = mappedIpv4.exec(ip)?.[1]
  if (ipv4 !== undefined || !ip.includes(':')) return ipv4 ?? ip
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::')
  const groupsOf = (text = '') => text.split(':').filter((group) => group !== '')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

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
