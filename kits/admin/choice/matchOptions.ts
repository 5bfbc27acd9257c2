import type { Option } from './useChoiceOptions'

/** Removes case and accents. */
const normalize = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The options whose label contains every typed word, regardless of case, accents and commas. */
export function matchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = normalize(typed)
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => words.every((word) => normalize(label).includes(word)))
}
