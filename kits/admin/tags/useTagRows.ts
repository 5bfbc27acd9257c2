import { useRef, useState } from 'react'
import { isEqual } from '../form/changes'
import { withOrder, createTagRows, type Tag, type TagRow } from './tagRows'

/** The rows of an ordered list of tags. They keep their keys, and thereby the focus, over every change. */
export function useTagRows(tags: readonly Tag[], onChange: (tags: Tag[]) => void) {
  const [storedRows, setStoredRows] = useState(() => createTagRows(tags))
  const addedCount = useRef(0)
  let rows: readonly TagRow[] = storedRows
  // The value changed elsewhere: by undo, discard or a merge.
  if (
    !isEqual(
      storedRows.map(({ tag }) => tag),
      tags,
    )
  ) {
    const fresh = createTagRows(tags, storedRows)
    rows = fresh
    setStoredRows(fresh)
  }
  const change = (next: readonly TagRow[]) => {
    const nextTags = withOrder(next)
    setStoredRows(next.map(({ key }, at) => ({ key, tag: nextTags[at] ?? { name: '' } })))
    onChange(nextTags)
  }
  return {
    rows,
    change,
    /** Changes the name of a tag, or its names in other languages. */
    edit: (at: number, part: Partial<Tag>) =>
      change(rows.map((row, place) => (place === at ? { ...row, tag: { ...row.tag, ...part } } : row))),
    add: (name: string) => change([...rows, { key: `added-${(addedCount.current += 1)}`, tag: { name } }]),
    remove: (at: number) => change(rows.filter((_, place) => place !== at)),
  }
}
