import type { Translations } from '../values/translations'

/** A tag of an ordered list; one without an id is new. */
export interface Tag {
  id?: number
  name: string
  /** The name in the tenant's other languages. */
  translations?: Translations | undefined
  /** The position in the list, from 1. */
  order?: number
  /** The number of videos with this tag. */
  videos?: number
}

/** A tag with a key that does not change when the tag is moved or renamed. */
export interface TagRow {
  key: string
  tag: Tag
}

/** The tags of rows with their positions. */
export const withOrder = (rows: readonly TagRow[]): Tag[] =>
  rows.map(({ tag }, at) => ({ ...tag, order: at + 1 }))

/**
 * Creates the rows of tags. The key is the id of a tag, or the position of a new one. A new tag that was just saved keeps
 * its key although it has an id now, so that its row keeps the focus.
 */
export const createTagRows = (tags: readonly Tag[], before: readonly TagRow[] = []): TagRow[] =>
  tags.map((tag, at) => {
    const row = before[at]
    const isSaved = row?.tag.id === undefined && row?.tag.name === tag.name && tag.id !== undefined
    if (row && (isSaved || (tag.id !== undefined && row.tag.id === tag.id))) return { key: row.key, tag }
    return { key: tag.id === undefined ? `new-${at}` : `tag-${tag.id}`, tag }
  })

/** The position of a tag when the form was opened, from 1; null where it is the same, or the tag is new. */
export function previousPosition({ id }: Tag, position: number, original: readonly Tag[]): number | null {
  const before = original.findIndex((tag) => tag.id === id) + 1
  return id === undefined || before === 0 || before === position ? null : before
}
