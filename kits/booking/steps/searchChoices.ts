import type { Choice } from '../variant'

/** Choices whose label or hint holds every word typed, whatever the case and the accents. */
export function searchChoices(choices: readonly Choice[], text: string): Choice[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  return choices.filter(({ label, hint }) => {
    const all = normalize(`${label} ${hint ?? ''}`)
    return words.every((word) => all.includes(word))
  })
}

/** Choices with the preferred ones first, otherwise in the order given (BOOK-047). */
export const preferredFirst = (choices: readonly Choice[]): Choice[] => [
  ...choices.filter(({ preferred }) => preferred),
  ...choices.filter(({ preferred }) => !preferred),
]

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
