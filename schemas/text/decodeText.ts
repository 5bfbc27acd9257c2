/** How the bytes of a text are read, by the names of the Encoding Standard. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** How many bytes show that a text without a byte order mark is UTF-16. */
const SAMPLE_BYTES = 400

/** UTF-16 by its byte order mark, or by the zeros of its Latin letters; null for anything else. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zerosAt = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : null
}

/** The encoding of a whole text: UTF-16, UTF-8, or else what programs on Windows write. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const wide = utf16Of(bytes)
  if (wide) return wide
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The text of a whole file, without a byte order mark. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes)

/** Decodes a file that arrives in pieces, UTF-8 or UTF-16. The last call has no piece. */
export function createDecoder(): (piece?: Uint8Array) => string {
  let decoder: TextDecoder | null = null
  return (piece) => {
    decoder ??= new TextDecoder((piece && utf16Of(piece)) ?? 'utf-8')
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  }
}
