const serialized = new WeakMap<object, Buffer>()
const compressed = new WeakMap<Buffer, Map<string, Promise<Buffer>>>()

/** Serializes a response. The same object is serialized once, so it must not be mutated. */
export function serializeJson(answer: unknown): Buffer {
  const isKept = typeof answer === 'object' && answer !== null
  const known = isKept ? serialized.get(answer) : undefined
  if (known) return known
  const text = Buffer.from(JSON.stringify(answer ?? null))
  if (isKept) serialized.set(answer, text)
  return text
}

/** Compresses a serialized response. The same buffer is compressed once per encoding. */
export function compressOnce(
  text: Buffer,
  encoding: string,
  pack: (text: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const own = compressed.get(text) ?? new Map<string, Promise<Buffer>>()
  compressed.set(text, own)
  const packed = own.get(encoding) ?? pack(text)
  own.set(encoding, packed)
  return packed
}
