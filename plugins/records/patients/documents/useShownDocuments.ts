import { useState } from 'react'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'

const isId = (text: string | undefined): text is string => /^\d{1,9}$/.test(text ?? '')

/** The ids of the documents that are shown: none, one, or two beside each other. */
export type ShownIds = readonly number[]

/**
 * The documents that are shown, and a function that shows others. On the page of a patient they are in the address; beside a call,
 * whose address is the call's, they are not.
 */
export function useShownDocuments(): [ShownIds, (ids: ShownIds) => void] {
  const go = useGo()
  const { id, params, query } = useRoute()
  const [own, setOwn] = useState<ShownIds>([])
  if (id !== 'records.patients') return [own, setOwn]
  const shown = [query['document'], query['beside']].filter(isId).map(Number)
  const show = ([document, beside]: ShownIds) =>
    go(id, {
      params,
      query: {
        tab: 'documents',
        ...(document !== undefined && { document: String(document) }),
        ...(beside !== undefined && { beside: String(beside) }),
      },
    })
  return [shown, show]
}
