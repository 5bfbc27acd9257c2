/** A tenant's own origin at one of its hosts: scheme and port are the server's. */
export function tenantOrigin(publicOrigin: string, host: string): string {
  const url = new URL(publicOrigin)
  url.hostname = host
  return url.origin
}
