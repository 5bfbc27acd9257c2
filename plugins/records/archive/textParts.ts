/** Characters of a text that are compressed in a few milliseconds. */
const PART_LENGTH = 30_000

/** The pieces of a text in parts of about the same length: a piece may be a line or a whole page. No character is cut in two. */
export function* textParts(pieces: readonly string[], length = PART_LENGTH): Generator<string> {
  let part = ''
  for (const piece of pieces)
    for (let at = 0; at < piece.length;) {
      const end = wholeEnd(piece, at + length)
      part += piece.slice(at, end)
      at = end
      if (part.length < length) continue
      yield part
      part = ''
    }
  if (part !== '') yield part
}

/** The place after a character that begins before a place: some characters are two units of a text. */
const wholeEnd = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at + 1 : at
