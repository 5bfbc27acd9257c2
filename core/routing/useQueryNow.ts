import { usePath } from './useHref'
import { useRoute } from './useRoute'

type Query = Readonly<Record<string, string>>

/**
 * Gives a function for the query of this page as the address has it now. While the page is drawn anew the address is
 * ahead of what is shown: who changes one thing from what is shown would take back what was changed just before.
 * Out: the query that is shown, where the address leads to another page already.
 */
export function useQueryNow(): () => Query {
  const { id, params, query } = useRoute()
  const path = usePath()(id, { params })
  return () => {
    const [now, search] = location.hash.slice(1).split('?')
    return now === path ? Object.fromEntries(new URLSearchParams(search)) : query
  }
}
