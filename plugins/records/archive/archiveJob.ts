import { createPersonAtom, store } from '@portico/core/state/store'
import type { ArchivedFile } from './fhir'

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
}

export interface ArchivePlan {
  files: readonly WantedFile[]
  /** The further entries: their names and texts. Takes the files that arrived, and the titles of the others. */
  write: (arrived: readonly ArchivedFile[], missing: readonly string[]) => Record<string, string>
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
    const { files, write } = await plan(stop.signal)
    if (!update({ total: files.length })) return
    const contents = await readFiles(files, stop.signal, (done) => update({ done }))
    if (stop.signal.aborted) return
    const arrived = files.filter(({ id }) => contents.has(id))
    const missing = files.filter(({ id }) => !contents.has(id)).map(({ title }) => title)
    const archive = await zip(
      arrived.map(({ id, path }) => [path, contents.get(id) ?? new Blob()] as const),
      write(arrived, missing),
    )
    update({ state: 'done', missing, archive })
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

/** A zip file. Documents are compressed already, so they are only stored. */
async function zip(
  files: readonly (readonly [path: string, content: Blob])[],
  texts: Readonly<Record<string, string>>,
): Promise<Blob> {
  const { strToU8, Zip, ZipPassThrough } = await import('fflate')
  const parts: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(new Uint8Array(part))
  })
  const add = (path: string, content: Uint8Array) => {
    const entry = new ZipPassThrough(path)
    archive.add(entry)
    entry.push(content, true)
  }
  for (const [path, text] of Object.entries(texts)) add(path, strToU8(text))
  for (const [path, content] of files) add(path, new Uint8Array(await content.arrayBuffer()))
  archive.end()
  return new Blob(parts, { type: 'application/zip' })
}
