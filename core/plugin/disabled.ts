/**
 * Plugins to leave out of this visit: `?disable-plugins=a,b`, before or behind the hash.
 * In: the page's address. Out: plugin ids; empty when the parameter is absent.
 */
export function disabledPlugins({ search, hash }: Pick<Location, 'search' | 'hash'>): ReadonlySet<string> {
  const queries = [search, hash.split('?')[1] ?? '']
  const ids = queries.flatMap((query) => new URLSearchParams(query).getAll('disable-plugins'))
  return new Set(ids.flatMap((list) => list.split(',')).filter(Boolean))
}
