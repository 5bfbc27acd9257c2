/** A tag; `id` is absent for a new one. */
export interface Tag {
  id?: number
  name: string
  /** The name in the tenant's other languages (decision 604). */
  translations?: Readonly<Record<string, { name?: string }>>
}

/** What the column `translations` stores. */
export const textsOf = ({ translations }: Tag): string | null =>
  translations ? JSON.stringify(translations) : null

/**
 * Adds the ids of existing tags. A tag without a known id matches an unused tag of the same name, so a client that sends
 * a new tag again without its id loses no videos.
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

/** The index of the first tag whose id occurs before it, or -1. */
export const firstDuplicate = (tags: readonly Tag[]): number =>
  tags.findIndex(({ id }, place) => id !== undefined && tags.slice(0, place).some((other) => other.id === id))
