import type { ReactNode } from 'react'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A text with the searched words marked; capitals and accents do not count. */
export function markMatches(text: string, words: string): ReactNode {
  const searched = fold(words).split(/\s+/).filter(Boolean)
  if (searched.length === 0) return text
  return text.split(/(\s+)/).map((part, index) =>
    searched.some((word) => fold(part).includes(word)) ? (
      // The parts of a text have no other identity.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index}>{part}</mark>
    ) : (
      part
    ),
  )
}
