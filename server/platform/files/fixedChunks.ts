/** Generates the bytes of a source in chunks of the same size; the last one may be shorter. Of an empty source: one empty chunk. */
export async function* fixedChunks(source: AsyncIterable<Buffer>, size: number): AsyncIterable<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const piece of source) {
    waiting.push(piece)
    length += piece.length
    if (length <= size) continue
    const all = Buffer.concat(waiting)
    let start = 0
    // A full chunk stays until more arrives: only then it is not the last one.
    for (; all.length - start > size; start += size) yield all.subarray(start, start + size)
    waiting = [all.subarray(start)]
    length = all.length - start
  }
  yield Buffer.concat(waiting)
}
