import { BlockList, isIP } from 'node:net'

/** IPv4 ranges outside the public internet, and the metadata address of cloud hosts. */
const SPECIAL_IPV4: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
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
]

/**
 * The only IPv6 range of the public internet. Loopback, link-local and unique local addresses, multicast, and all embedded IPv4
 * forms are outside it.
 */
const PUBLIC_IPV6: readonly [address: string, prefix: number] = ['2000::', 3]

/** Ranges inside it for protocols (such as Teredo), documentation, and IPv4 addresses in 6to4 form. */
const SPECIAL_IPV6: readonly (readonly [address: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

// One list per family: a list with an IPv6 range also matches IPv4 addresses in mapped form.
const specialIpv4 = new BlockList()
for (const [address, prefix] of SPECIAL_IPV4) specialIpv4.addSubnet(address, prefix, 'ipv4')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet(...PUBLIC_IPV6, 'ipv6')
const specialIpv6 = new BlockList()
for (const [address, prefix] of SPECIAL_IPV6) specialIpv6.addSubnet(address, prefix, 'ipv6')

/** Whether an IP address belongs to the public internet. False for anything that is not an IP address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !specialIpv4.check(address, 'ipv4')
    case 6:
      return !address.includes('%') && publicIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
    default:
      return false
  }
}

/** Reserved for the loopback address, whatever DNS says. */
const LOCALHOST = /(?:^|\.)localhost\.?$/

/** Why a host may not be reached, as far as its name or literal address shows without a lookup. */
export function checkPublicHost(url: URL, allowPrivate: readonly string[]): string | undefined {
  if (isAllowedHost(url, allowPrivate)) return undefined
  const host = hostOf(url)
  if (LOCALHOST.test(host)) return `'${url.hostname}' is this machine`
  return isIP(host) !== 0 && !isPublicAddress(host) ? notPublic(url, host) : undefined
}

/** The host of a URL, without the brackets of an IPv6 address. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

export function notPublic(url: URL, address: string): string {
  return `'${url.hostname}' has the address ${address}, which is not public`
}

/** Whether a list of `host` and `host:port` contains exactly the host of a URL. */
export function isAllowedHost(url: URL, allowed: readonly string[]): boolean {
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port
  return allowed.some((entry) => {
    const wanted = entry.toLowerCase()
    return wanted === url.hostname || wanted === `${url.hostname}:${port}`
  })
}
