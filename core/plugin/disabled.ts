type Address = Pick<Location, 'search' | 'hash'>
type ListStorage = Pick<Storage, 'getItem' | 'setItem'>

const name = 'disable-plugins'

/** The value of the parameter before or after the hash; undefined if there is none. */
function listInAddress({ search, hash }: Address): string | undefined {
  const lists = [...(search + hash).matchAll(/[?&]disable-plugins=([^&#]*)/g)].map(([, list]) => list)
  return lists[0] === undefined ? undefined : lists.join()
}

/**
 * Stores the list of `?disable-plugins=a,b` for this tab, so that it survives sign-in and reload; an empty list resets it.
 * If the browser forbids storage, the list applies to this page only.
 */
export function storeDisabled(address: Address, storage: () => ListStorage = () => sessionStorage): void {
  const list = listInAddress(address)
  try {
    if (list !== undefined) storage().setItem(name, list)
  } catch {
    // The parameter in the address still applies to this page.
  }
}

/** The ids of disabled plugins: those of the address, otherwise those stored for this tab. */
export function disabledPlugins(
  address: Address,
  storage: () => ListStorage = () => sessionStorage,
): Set<string> {
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
