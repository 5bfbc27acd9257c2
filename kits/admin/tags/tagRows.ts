/** A tag of an ordered list; one without an id is new. */
export interface Tag {
  id?: number
  name: string
  /** The place in the list, from 1 (ADMIN-045). */
  order?: number
  /** How many videos have it. */
  videos?: number
}

/** A tag with a key that stays its own while it is moved and renamed. */
export interface TagRow {
  key: string
  tag: Tag
}

/** The tags of rows, each with its place (ADMIN-045). */
export const withOrder = (rows: readonly TagRow[]): Tag[] =>
  rows.map(({ tag }, at) => ({ ...tag, order: at + 1 }))

/**
 * Rows of tags that come from elsewhere: a tag is known by its id, a new one by its place. One that stood in the same
 * place under the same name keeps its key, and with it the focus: it was saved, and has its id now.
 */
export const createTagRows = (tags: readonly Tag[], before: readonly TagRow[] = []): TagRow[] =>
  tags.map((tag, at) => {
    const row = before[at]
    const isSaved = row?.tag.id === undefined && row?.tag.name === tag.name && tag.id !== undefined
    if (row && (isSaved || (tag.id !== undefined && row.tag.id === tag.id))) return { key: row.key, tag }
    return { key: tag.id === undefined ? `new-${at}` : `tag-${tag.id}`, tag }
  })

/** Where a tag was when the form was opened, from 1; null where it is still there, or new. */
export function previousPosition({ id }: Tag, place: number, opened: readonly Tag[]): number | null {
  const before = opened.findIndex((tag) => tag.id === id) + 1
  return id === undefined || before === 0 || before === place ? null : before
}
