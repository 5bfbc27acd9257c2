import type { Option } from './useChoiceOptions'

/** As letters are compared: without case and accents. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The options whose words hold all that is typed, whatever its case and accents. */
export function matching(options: readonly Option[], typed: string): readonly Option[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => words.every((word) => folded(label).includes(word)))
}
