import { useEffect } from 'react'
import { useRoute } from '@core/routing/useRoute'
import { createPersonAtom, store, useAtomValue } from '@core/state/store'
import type { AdminSection } from '../section'

type Query = Readonly<Record<string, string | undefined>>

const nameAtom = createPersonAtom('')
const listsAtom = createPersonAtom<Readonly<Record<string, Query>>>({})

/** Names what is open, a record for example, at the end of the path, for as long as the caller is on the page (C-117). */
export function useBreadcrumbName(name: string): void {
  useEffect(() => {
    store.set(nameAtom, name)
    return () => store.set(nameAtom, '')
  }, [name])
}

/** What is open; empty while it is not known. */
export const useCurrentBreadcrumb = (): string => useAtomValue(nameAtom)

/** Whether a section's own page is shown, most often its list, and not something within it. That of a list is remembered. */
export function useIsSectionRoot(section: AdminSection | null | undefined): boolean {
  const { params, query } = useRoute()
  const isTop = section != null && params['*']?.replace(/\/$/, '') === section.path
  const id = isTop ? section.id : null
  useEffect(() => {
    if (id !== null) store.set(listsAtom, { ...store.get(listsAtom), [id]: query })
  }, [id, query])
  return isTop
}

/** The query that leads back to a section's list as it was: its filters, order and page; that of the open record where that is another. */
export function useListQuery({ id }: AdminSection): Query {
  const { state } = useRoute()
  const query = useAtomValue(listsAtom)[id] ?? {}
  const page = (state['list'] as { page?: unknown } | undefined)?.page
  return typeof page === 'number' ? { ...query, page: page === 0 ? undefined : String(page + 1) } : query
}
