import { FileRefusal } from './leftOut'

/** The export of Apple Health is `export.xml` in the language of the phone; the other XML file has clinical documents. */
const isExport = (name: string): boolean => /\.xml$/i.test(name) && !/_cda\.xml$/i.test(name)

/** A piece unpacks to about fifteen times as much, in one task. */
const MAX_PIECE_BYTES = 65_536

/** Unpacks the export in a ZIP file while the file is read: it may have gigabytes, and is never held as a whole. Nothing without one. Throws a `FileRefusal` for a damaged file. */
export async function* unzipExport(zip: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { Unzip, UnzipInflate } = await import('fflate')
  const unpacked: Uint8Array[] = []
  const unzip = new Unzip((entry) => {
    if (!isExport(entry.name)) return
    entry.ondata = (error, piece) => {
      if (error) throw error
      unpacked.push(piece)
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  const takeUnpacked = () => unpacked.splice(0)
  const push = (piece: Uint8Array, isLast = false) => {
    try {
      unzip.push(piece, isLast)
    } catch {
      throw new FileRefusal('zip')
    }
  }
  for await (const whole of zip)
    for (let at = 0; at < whole.length; at += MAX_PIECE_BYTES) {
      push(whole.subarray(at, at + MAX_PIECE_BYTES))
      yield* takeUnpacked()
    }
  push(new Uint8Array(), true)
  yield* takeUnpacked()
}
