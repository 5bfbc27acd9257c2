import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'

const MAX_PAGES = 40

/** How many pages of a list are shown: part of the address, so that Back returns to the same place. */
export function useShownPages(): { pages: number; showMore: () => void } {
  const { id, params, query, state } = useRoute()
  const go = useGo()
  const asked = Number(query['pages'])
  const pages = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), MAX_PAGES) : 1
  return {
    pages,
    showMore: () => go(id, { params, query: { ...query, pages: String(pages + 1) }, state, replace: true }),
  }
}
