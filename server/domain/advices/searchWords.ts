const MAX_WORDS = 6
/** Shorter words are articles and prepositions, and match nearly every text. */
const MIN_LENGTH = 3
/** Longer ones that say as little. */
const common = new Set(
  'para por con sin los las del una unos unas que como sus tus mis and the for with without your his her how'.split(
    ' ',
  ),
)

/** The words of a search, without accents and case; the common ones only where there are no others. */
export function searchWords(term: string): string[] {
  const words = term
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const telling = words.filter((word) => word.length >= MIN_LENGTH && !common.has(word))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS)
}
