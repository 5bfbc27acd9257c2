import { useEffect, useState } from 'react'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'

const kinds = { exams: 1, own: 0 } as const
export type Kind = 'all' | keyof typeof kinds

/** Pause after the last key before a search begins, in milliseconds. */
const TYPING_MS = 250

/** Search and kind of the list; both are in the address. */
export function useFilters() {
  const go = useGo()
  const { id, query } = useRoute()
  const [text, setText] = useState(query['search'] ?? '')
  const kind: Kind = query['kind'] === 'exams' || query['kind'] === 'own' ? query['kind'] : 'all'
  const open = (search: string, next: Kind) =>
    go(id, { replace: true, query: { ...(search && { search }), ...(next !== 'all' && { kind: next }) } })
  useEffect(() => {
    if (text === (query['search'] ?? '')) return undefined
    const timer = setTimeout(() => open(text, kind), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return {
    text,
    setText,
    kind,
    setKind: (next: Kind) => open(text, next),
    query: {
      ...(query['search'] && { search: query['search'] }),
      ...(kind !== 'all' && { documentType: kinds[kind] }),
    },
  }
}

export type Filters = ReturnType<typeof useFilters>
