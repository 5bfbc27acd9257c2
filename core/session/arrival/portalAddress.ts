/** Names of parameters that are never stored, logged or shown (C-025): secrets, and the email of a sign-in link. */
const secrets = [
  'login_hint',
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

/** An in-app path and its query parameters; those after the hash win over those before it (C-157). */
export interface PortalAddress {
  path: string
  query: Readonly<Record<string, string>>
}

/** Parses an address of the form `/?a=1#/path?b=2`. What stands behind a second hash is for the page alone. */
export function parseAddress({ search, hash }: { search: string; hash: string }): PortalAddress {
  const [path = '', hashQuery = ''] = (hash.replace(/^#/, '').split('#')[0] ?? '').split(/\?(.*)/s)
  const query = { ...entries(search), ...entries(hashQuery) }
  return { path: path || '/', query }
}

/** The parameters without secrets (C-025). */
export const withoutSecrets = (query: PortalAddress['query']): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !secrets.includes(name)))

/** The in-app path with query and without secrets: where a sign-in returns to (C-029). */
export function toInAppPath({ path, query }: PortalAddress): string {
  const search = new URLSearchParams(withoutSecrets(query)).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The in-app path of this page, with query and without secrets. */
export const currentPath = (): string => toInAppPath(parseAddress(location))

const entries = (search: string) => Object.fromEntries(new URLSearchParams(search))
