import { createPersonAtom, store } from '@portico/core/state/store'
import type { ArchivedFile } from './fhir/documents'
import { createPauses } from './pauses'
import { textParts } from './textParts'

/** A file that the archive will have, and how it is read. */
export interface WantedFile extends ArchivedFile {
  read: (signal: AbortSignal) => Promise<Blob>
}

/** An archive that is made, or ready. */
export interface ArchiveState {
  state: 'running' | 'done' | 'failed'
  /** Files that have arrived, of how many. */
  done: number
  total: number
  /** The titles of files that did not arrive. */
  missing: readonly string[]
  archive?: Blob
  /** The International Patient Summary, which is in the archive too. */
  summary?: Blob
}

/** The name of the International Patient Summary in an archive. */
export const SUMMARY_FILE = 'ips.json'

type Texts = Readonly<Record<string, readonly string[]>>

export interface ArchivePlan {
  files: readonly WantedFile[]
  /** What is missing besides files. */
  missing: readonly string[]
  /** The further entries: their names, and their texts in pieces. Takes the files that arrived, and the titles of the others. */
  write: (arrived: readonly ArchivedFile[], missing: readonly string[]) => Promise<Texts>
}

/** The archive of the current person; a change of person cancels it. */
export const archiveAtom = createPersonAtom<ArchiveState | null>(null)

let running = new AbortController()

/** Stops making the archive, and forgets it. */
export function cancelArchive(): void {
  running.abort()
  store.set(archiveAtom, null)
}

/**
 * Makes the archive on this device while the person uses the portal. A file that does not arrive is requested once more at
 * the end; the summary names those that are missing.
 */
export async function startArchive(plan: (signal: AbortSignal) => Promise<ArchivePlan>): Promise<void> {
  running.abort()
  const stop = new AbortController()
  running = stop
  let state: ArchiveState = { state: 'running', done: 0, total: 0, missing: [] }
  store.set(archiveAtom, state)
  /** False when the archive was cancelled, or the person changed. */
  const update = (change: Partial<ArchiveState>): boolean => {
    if (stop.signal.aborted || store.get(archiveAtom) !== state) {
      stop.abort()
      return false
    }
    state = { ...state, ...change }
    store.set(archiveAtom, state)
    return true
  }
  try {
    const { files, missing: unread, write } = await plan(stop.signal)
    if (!update({ total: files.length })) return
    const contents = await readFiles(files, stop.signal, (done) => update({ done }))
    if (stop.signal.aborted) return
    const arrived = files.filter(({ id }) => contents.has(id))
    const missing = [...unread, ...files.filter(({ id }) => !contents.has(id)).map(({ title }) => title)]
    const texts = await write(arrived, missing)
    const archive = await zip(
      arrived.map(({ id, path }) => [path, contents.get(id) ?? new Blob()] as const),
      texts,
    )
    const summary = new Blob([...(texts[SUMMARY_FILE] ?? [])], { type: 'application/fhir+json' })
    update({ state: 'done', missing, archive, summary })
  } catch {
    update({ state: 'failed' })
  }
}

/** Reads the files one after the other, and those that failed once more. */
async function readFiles(
  files: readonly WantedFile[],
  signal: AbortSignal,
  onDone: (count: number) => boolean,
): Promise<Map<string, Blob>> {
  const contents = new Map<string, Blob>()
  for (let attempt = 0; attempt < 2; attempt++)
    for (const { id, read } of files.filter((file) => !contents.has(file.id))) {
      const content = await read(signal).catch(() => null)
      if (content) contents.set(id, content)
      if (!onDone(contents.size)) return contents
    }
  return contents
}

/** A zip file. Documents are compressed already, so they are only stored; texts are compressed piece by piece. */
async function zip(files: readonly (readonly [path: string, content: Blob])[], texts: Texts): Promise<Blob> {
  const { strToU8, Zip, ZipDeflate, ZipPassThrough } = await import('fflate')
  const pause = createPauses()
  const written = createBlobs()
  const archive = new Zip((error, part) => {
    if (error) throw error
    written.add(new Uint8Array(part))
  })
  for (const [path, pieces] of Object.entries(texts)) {
    const entry = new ZipDeflate(path, { level: 6 })
    archive.add(entry)
    for (const piece of textParts(pieces)) {
      entry.push(strToU8(piece))
      await pause()
    }
    entry.push(new Uint8Array(), true)
  }
  for (const [path, content] of files) {
    const entry = new ZipPassThrough(path)
    archive.add(entry)
    entry.push(new Uint8Array(await content.arrayBuffer()), true)
    await pause()
  }
  archive.end()
  return new Blob(written.end(), { type: 'application/zip' })
}

/** Bytes that are handed to the browser at once. */
const BLOB_BYTES = 4_000_000

/** Collects bytes in blobs, which the browser holds outside the memory of scripts. */
function createBlobs() {
  const blobs: Blob[] = []
  let [parts, size]: [Uint8Array<ArrayBuffer>[], number] = [[], 0]
  const flush = () => {
    blobs.push(new Blob(parts))
    parts = []
    size = 0
  }
  return {
    add(part: Uint8Array<ArrayBuffer>): void {
      parts.push(part)
      size += part.length
      if (size >= BLOB_BYTES) flush()
    },
    end(): Blob[] {
      flush()
      return blobs
    },
  }
}
