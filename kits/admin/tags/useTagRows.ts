import { useRef, useState } from 'react'
import { isEqual } from '../form/changes'
import { withOrder, createTagRows, type Tag, type TagRow } from './tagRows'

/** The rows of an ordered list, and how to change them; they keep their keys, and with them the focus, over every change. */
export function useTagRows(tags: readonly Tag[], onChange: (tags: Tag[]) => void) {
  const [kept, keep] = useState(() => createTagRows(tags))
  const made = useRef(0)
  let rows: readonly TagRow[] = kept
  // Undone, discarded or taken from somebody else: not what was written here.
  if (
    !isEqual(
      kept.map(({ tag }) => tag),
      tags,
    )
  ) {
    const fresh = createTagRows(tags, kept)
    rows = fresh
    keep(fresh)
  }
  const change = (next: readonly TagRow[]) => {
    const written = withOrder(next)
    keep(next.map(({ key }, at) => ({ key, tag: written[at] ?? { name: '' } })))
    onChange(written)
  }
  return {
    rows,
    change,
    rename: (at: number, name: string) =>
      change(rows.map((row, place) => (place === at ? { ...row, tag: { ...row.tag, name } } : row))),
    add: (name: string) => change([...rows, { key: `added-${(made.current += 1)}`, tag: { name } }]),
    remove: (at: number) => change(rows.filter((_, place) => place !== at)),
  }
}
