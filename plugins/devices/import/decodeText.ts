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

/** The text of a whole file: UTF-16, UTF-8, or else what spreadsheets on Windows write. Without a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Decodes a file that arrives in pieces, UTF-8 or UTF-16. The last call has no piece. */
export function createDecoder(): (piece?: Uint8Array) => string {
  let decoder: TextDecoder | null = null
  return (piece) => {
    decoder ??= new TextDecoder((piece && utf16Of(piece)) ?? 'utf-8')
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  }
}
