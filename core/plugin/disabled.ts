type Address = Pick<Location, 'search' | 'hash'>
type ListStorage = Pick<Storage, 'getItem' | 'setItem'>

const name = 'disable-plugins'

/** What the address says, before and behind the hash; undefined: nothing. */
function listInAddress({ search, hash }: Address): string | undefined {
  const lists = [...(search + hash).matchAll(/[?&]disable-plugins=([^&#]*)/g)].map(([, list]) => list)
  return lists[0] === undefined ? undefined : lists.join()
}

/**
 * Remembers for this tab what `?disable-plugins=a,b` of the address says, so that it lasts through sign-in and reload; an empty
 * list ends it. Where the browser forbids the storage it holds for this page only.
 */
export function storeDisabled(address: Address, storage: () => ListStorage = () => sessionStorage): void {
  const list = listInAddress(address)
  try {
    if (list !== undefined) storage().setItem(name, list)
  } catch {
    // The address itself still says it.
  }
}

/** Plugins to leave out: those of the address, else those kept for this tab. Out: plugin ids; empty when neither says any. */
export function disabledPlugins(
  address: Address,
  storage: () => ListStorage = () => sessionStorage,
): ReadonlySet<string> {
  const list = listInAddress(address) ?? storedList(storage) ?? ''
  return new Set(list.split(/,|%2C/i).filter(Boolean))
}

function storedList(storage: () => ListStorage): string | null {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}
