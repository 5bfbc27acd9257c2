import type { VideoTag } from '@schemas/generated/entities'

const MAX_TAGS = 5

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The tags that begin with what is typed, or have it inside; none for a single letter. Tags without a category have no page. */
export function suggestTags(tags: readonly VideoTag[], typed: string): VideoTag[] {
  const text = fold(typed)
  if (text.length < 2) return []
  const named = tags.map((tag) => ({ tag, at: fold(tag.name).indexOf(text) }))
  return named
    .filter(({ tag, at }) => at >= 0 && tag.categoryId !== undefined)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MAX_TAGS)
    .map(({ tag }) => tag)
}
