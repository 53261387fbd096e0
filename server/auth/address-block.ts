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
