/** A part of a text, and whether it was searched for. */
export interface Part {
  text: string
  isMatch: boolean
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Splits a text where it has the words of a search, without accents and case. Words that are only similar are not marked. */
export function markWords(text: string, term = ''): Part[] {
  const words = fold(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
  const characters = Array.from(text.normalize('NFC'))
  const folded = characters.map(fold)
  // A character that becomes several, or none, would shift the rest.
  if (words.length === 0 || folded.some((character) => character.length !== 1))
    return [{ text, isMatch: false }]
  const line = folded.join('')
  const isMatch = characters.map(() => false)
  for (const word of words)
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
      isMatch.fill(true, at, at + word.length)
  return characters.reduce<Part[]>((parts, character, at) => {
    const last = parts.at(-1)
    const isFound = isMatch[at] ?? false
    if (last && last.isMatch === isFound) last.text += character
    else parts.push({ text: character, isMatch: isFound })
    return parts
  }, [])
}
