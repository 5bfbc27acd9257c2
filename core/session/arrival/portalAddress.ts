/** Names of parameters that are never stored, logged or shown (C-025). */
const secrets = [
  'token',
  'patientToken',
  'code',
  'state',
  'id_token',
  'access_token',
  'signature',
  'parameters',
  'Ds_MerchantParameters',
  'Ds_Signature',
]

/** Where a person is: the in-app path and all query parameters, of which those behind the hash win (C-157). */
export interface PortalAddress {
  path: string
  query: Readonly<Record<string, string>>
}

/** Reads an address of the form `/?a=1#/path?b=2`. */
export function parseAddress({ search, hash }: { search: string; hash: string }): PortalAddress {
  const [path = '', behind = ''] = hash.replace(/^#/, '').split(/\?(.*)/s)
  const query = { ...entries(search), ...entries(behind) }
  return { path: path || '/', query }
}

/** The parameters that may be kept (SHELL-027, C-025). */
export const withoutSecrets = (query: PortalAddress['query']): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !secrets.includes(name)))

/** An address as in-app path with query, secrets left out: what a sign-in comes back to (SHELL-040, C-029). */
export function toInAppPath({ path, query }: PortalAddress): string {
  const kept = new URLSearchParams(withoutSecrets(query)).toString()
  return kept === '' ? path : `${path}?${kept}`
}

const entries = (search: string) => Object.fromEntries(new URLSearchParams(search))
