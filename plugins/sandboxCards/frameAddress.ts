/**
 * The address of the fields, if the tenant allows its host: https, or http on this machine. Null for any other: an answer of the
 * API shall not make the portal frame another site.
 */
export function frameAddress(address: string | null | undefined, host: string): URL | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  const isLocal = url.protocol === 'http:' && /(^|\.)localhost$/.test(url.hostname)
  return url.hostname === host && (url.protocol === 'https:' || isLocal) ? url : null
}
