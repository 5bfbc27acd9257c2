/** A tag as it is read and written; `id` is absent of a new one. */
export interface Tag {
  id?: number
  name: string
}

/**
 * The tags that are to be, each with the id that it keeps. One that names no tag of the category, but is called like one
 * which nothing else names, is that tag: whoever sends what they sent before, without the id that it got, loses no videos.
 */
export function matchTagIds(tags: readonly Tag[], own: readonly Tag[]): Tag[] {
  const owned = new Set(own.map(({ id }) => id))
  const named = new Set(tags.map(({ id }) => id))
  const free = own.filter(({ id }) => !named.has(id))
  return tags.map((tag) => {
    const at =
      tag.id !== undefined && owned.has(tag.id) ? -1 : free.findIndex(({ name }) => name === tag.name)
    const [same] = at < 0 ? [] : free.splice(at, 1)
    return same?.id === undefined ? tag : { ...tag, id: same.id }
  })
}

/** The place of the first tag whose id another tag before it has, else -1. */
export const firstDuplicate = (tags: readonly Tag[]): number =>
  tags.findIndex(({ id }, place) => id !== undefined && tags.slice(0, place).some((other) => other.id === id))
