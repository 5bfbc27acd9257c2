import type { Choice } from '../variant'
import { normalize } from './normalize'

/** Choices whose label or hint contains every typed word, ignoring case and accents. */
export function searchChoices(choices: readonly Choice[], text: string): Choice[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  return choices.filter(({ label, hint }) => {
    const all = normalize(`${label} ${hint ?? ''}`)
    return words.every((word) => all.includes(word))
  })
}

/** Choices with preferred ones first, otherwise in the given order. */
export const preferredFirst = (choices: readonly Choice[]): Choice[] => [
  ...choices.filter(({ preferred }) => preferred),
  ...choices.filter(({ preferred }) => !preferred),
]
