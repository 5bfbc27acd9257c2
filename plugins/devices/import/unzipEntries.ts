import { FileRefusal } from './leftOut'

/** An entry of a ZIP file, whose content is read before the next one. */
interface ZipEntry {
  name: string
  pieces: AsyncIterable<Uint8Array>
}

/** The other XML file of Apple Health has clinical documents; the bundles of the portal's archive repeat its tables. */
const others = /_cda\.xml$|(^|\/)(fhir|ips)\.json$/i

/** What a workbook of Excel, LibreOffice or Numbers has inside. */
const inWorkbook = /^(xl\/workbook\.\w+|content\.xml|Index\/\w+\.iwa)$/i

/** What may have measurements. */
const isRead = (name: string): boolean => /\.(xml|csv|json|db)$/i.test(name) && !others.test(name)

/** A piece unpacks to about fifteen times as much, in one task. */
const MAX_PIECE_BYTES = 65_536

interface Open {
  name: string
  pieces: Uint8Array[]
  isOver: boolean
}

/** Unpacks the entries of a ZIP file while the file is read: it may have gigabytes, and is never held as a whole. Throws a `FileRefusal` for a damaged file and for a workbook. */
export async function* unzipEntries(zip: AsyncIterable<Uint8Array>): AsyncGenerator<ZipEntry> {
  const { waiting, advance } = await openZip(zip)
  let isMore = true
  while (isMore || waiting.length > 0) {
    const open = waiting[0]
    if (!open) {
      isMore = await advance()
      continue
    }
    const content = async function* () {
      for (;;) {
        yield* open.pieces.splice(0)
        if (open.isOver || !isMore) return
        isMore = await advance()
      }
    }
    yield { name: open.name, pieces: content() }
    // What nobody has read is skipped.
    while (!open.isOver && isMore) {
      open.pieces = []
      isMore = await advance()
    }
    waiting.shift()
  }
}

/** The entries that are waiting to be read, and what reads on: false at the end of the file. */
async function openZip(
  zip: AsyncIterable<Uint8Array>,
): Promise<{ waiting: Open[]; advance: () => Promise<boolean> }> {
  const { Unzip, UnzipInflate } = await import('fflate')
  const waiting: Open[] = []
  const unzip = new Unzip((entry) => {
    if (inWorkbook.test(entry.name)) throw new FileRefusal('workbook')
    if (!isRead(entry.name)) return
    const open: Open = { name: entry.name, pieces: [], isOver: false }
    waiting.push(open)
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error
      open.pieces.push(piece)
      open.isOver = isLast
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  const parts = piecesOf(zip)
  const advance = async (): Promise<boolean> => {
    const part = await parts.next()
    try {
      unzip.push(part.done ? new Uint8Array() : part.value, part.done === true)
    } catch (error) {
      throw error instanceof FileRefusal ? error : new FileRefusal('zip')
    }
    return !part.done
  }
  return { waiting, advance }
}

async function* piecesOf(zip: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  for await (const whole of zip)
    for (let at = 0; at < whole.length; at += MAX_PIECE_BYTES) yield whole.subarray(at, at + MAX_PIECE_BYTES)
  return undefined
}
