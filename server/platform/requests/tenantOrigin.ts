/** A tenant's origin at one of its hosts, with scheme and port of the public origin. */
export function tenantOrigin(publicOrigin: string, host: string): string {
  const url = new URL(publicOrigin)
  url.hostname = host
  return url.origin
}
