import { BlockList, isIP } from 'node:net'
import { ConfigError } from './configError'

/** Whether a network address is that of a proxy. */
export type IsProxy = (address: string) => boolean

/**
 * Reads PORTICO_PROXIES: addresses and networks (`10.0.0.5, 10.1.0.0/16, fd00::/8`) separated by commas. Undefined without it. Throws
 * `ConfigError` for anything else.
 */
export function parseProxies(text: string | undefined): IsProxy | undefined {
  if (!text) return undefined
  const list = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...others] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const most = family === 'ipv6' ? 128 : 32
    const length = bits === undefined ? most : Number(bits)
    if (isIP(address) === 0 || others.length > 0 || !/^\d*$/.test(bits ?? '') || bits === '' || length > most)
      throw new ConfigError(
        `PORTICO_PROXIES has ${entry}; expected addresses or networks, like 10.0.0.5 or 10.1.0.0/16.`,
      )
    list.addSubnet(address, length, family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}
