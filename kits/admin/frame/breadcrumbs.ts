import { useEffect } from 'react'
import { useRoute } from '@portico/core/routing/useRoute'
import { createPersonAtom, store, useAtomValue } from '@portico/core/state/store'
import type { AdminSection } from '../section'

type Query = Readonly<Record<string, string | undefined>>

const nameAtom = createPersonAtom('')
const listQueriesAtom = createPersonAtom<Readonly<Record<string, Query>>>({})

/** Adds a name, such as that of the open record, to the breadcrumbs while the calling component is mounted (C-117). */
export function useBreadcrumbName(name: string): void {
  useEffect(() => {
    store.set(nameAtom, name)
    return () => store.set(nameAtom, '')
  }, [name])
}

/** The last breadcrumb; empty while it is unknown. */
export const useCurrentBreadcrumb = (): string => useAtomValue(nameAtom)

/** Whether the address is that of a section itself, usually its list. The query of a list is stored for the link back. */
export function useIsSectionRoot(section: AdminSection | null | undefined): boolean {
  const { params, query } = useRoute()
  const isTop = section != null && params['*']?.replace(/\/$/, '') === section.path
  const id = isTop ? section.id : null
  useEffect(() => {
    if (id !== null) store.set(listQueriesAtom, { ...store.get(listQueriesAtom), [id]: query })
  }, [id, query])
  return isTop
}

/** The query of a section's list as the user left it. The page is the one that contains the open record. */
export function useListQuery({ id }: AdminSection): Query {
  const { state } = useRoute()
  const query = useAtomValue(listQueriesAtom)[id] ?? {}
  const page = (state['list'] as { page?: unknown } | undefined)?.page
  return typeof page === 'number' ? { ...query, page: page === 0 ? undefined : String(page + 1) } : query
}
