import type { Choice } from '../variant'

/** Choices whose label or hint holds every word typed, whatever the case and the accents. */
export function search(choices: readonly Choice[], text: string): Choice[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return choices.filter(({ label, hint }) => {
    const all = plain(`${label} ${hint ?? ''}`)
    return words.every((word) => all.includes(word))
  })
}

/** Choices with the preferred ones first, otherwise in the order given (BOOK-047). */
export const preferredFirst = (choices: readonly Choice[]): Choice[] => [
  ...choices.filter(({ preferred }) => preferred),
  ...choices.filter(({ preferred }) => !preferred),
]

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
