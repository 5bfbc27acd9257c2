import { usePath } from './useHref'
import { useRoute } from './useRoute'

type Query = Readonly<Record<string, string>>

/**
 * Returns a function that reads the current query of the address. During a render the address may be ahead of the
 * displayed state, and changing one parameter of the displayed state would undo a later change.
 */
export function useQueryNow(): () => Query {
  const { id, params, query } = useRoute()
  const path = usePath()(id, { params })
  return () => {
    const [now, search] = location.hash.slice(1).split('?')
    return now === path ? Object.fromEntries(new URLSearchParams(search)) : query
  }
}
