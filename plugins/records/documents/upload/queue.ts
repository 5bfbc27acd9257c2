import type { Call } from '@portico/core/http/useCall'
import { ApiError } from '@portico/core/http/apiError'
import { createPersonAtom, store } from '@portico/core/state/store'

/** A file on its way to the server. */
export interface QueuedFile {
  id: number
  file: File
  /** `refused`: it cannot be sent as it is. `failed`: another attempt may help. */
  state: 'waiting' | 'sending' | 'failed' | 'refused'
  /** What has been sent, from 0 to 1. */
  share: number
  /** Why it is refused or has failed: of `checkFile`, or of the server. */
  reason?: string
  /** The file has arrived and only needs its name. */
  documentId?: number
  /** The same for every attempt, so that a lost answer does not send the file twice. */
  key: string
}

/** What the queue needs of the page that fills it. It continues when the page is left. */
export interface QueueTools {
  call: Call
  /** Called when a file has become a document. `isLast`: no other one is on its way. */
  onDone: (isLast: boolean) => void
  /** Waits for milliseconds. */
  pause: (ms: number) => Promise<unknown>
}

const MAX_AT_ONCE = 2
/** The pauses before further attempts while the server cannot be reached, in milliseconds. */
const pauses = [1000, 3000, 9000]

/** The files of the current person; a change of person stops them. */
export const queueAtom = createPersonAtom<readonly QueuedFile[]>([])

let lastId = 0
const find = (id: number) => store.get(queueAtom).find((file) => file.id === id)
const change = (id: number, to: Partial<QueuedFile>) =>
  store.set(
    queueAtom,
    store.get(queueAtom).map((file) => (file.id === id ? { ...file, ...to } : file)),
  )

/** Removes a file from the queue; one that is being sent is cancelled. */
export const removeFile = (id: number): void =>
  store.set(
    queueAtom,
    store.get(queueAtom).filter((file) => file.id !== id),
  )

/** Adds files and sends them, two at a time. Takes a check that says why a file cannot be sent. */
export function addFiles(
  files: readonly File[],
  check: (file: File) => string | undefined,
  tools: QueueTools,
): void {
  const added = files.map((file): QueuedFile => {
    const reason = check(file)
    const common = { id: ++lastId, file, share: 0, key: crypto.randomUUID() }
    return reason === undefined ? { ...common, state: 'waiting' } : { ...common, state: 'refused', reason }
  })
  store.set(queueAtom, [...store.get(queueAtom), ...added])
  sendNext(tools)
}

/** Sends a failed file again. */
export function retryFile(id: number, tools: QueueTools): void {
  change(id, { state: 'waiting', share: 0 })
  sendNext(tools)
}

function sendNext(tools: QueueTools): void {
  const files = store.get(queueAtom)
  const next = files.find(({ state }) => state === 'waiting')
  if (!next || files.filter(({ state }) => state === 'sending').length >= MAX_AT_ONCE) return
  change(next.id, { state: 'sending' })
  void send(next.id, tools).finally(() => sendNext(tools))
  sendNext(tools)
}

async function send(id: number, tools: QueueTools): Promise<void> {
  const stop = new AbortController()
  const unsubscribe = store.sub(queueAtom, () => {
    if (!find(id)) stop.abort()
  })
  try {
    await sendWithRetries(id, tools, stop.signal)
    removeFile(id)
    tools.onDone(!store.get(queueAtom).some(({ state }) => state === 'waiting' || state === 'sending'))
  } catch (error) {
    change(id, failureOf(error))
  } finally {
    unsubscribe()
  }
}

async function sendWithRetries(id: number, tools: QueueTools, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await sendOnce(id, tools.call, signal)
    } catch (error) {
      const pause = pauses[attempt]
      const isTransient = error instanceof ApiError && (error.isTransient || hasToWait(error))
      if (pause === undefined || !isTransient || signal.aborted) throw error
      await tools.pause(pause)
    }
  }
}

/** A file that has arrived is not sent again. Naming it twice makes one document. */
async function sendOnce(id: number, call: Call, signal: AbortSignal): Promise<void> {
  const file = find(id)
  if (!file) return
  let { documentId } = file
  if (documentId === undefined) {
    const onProgress = (share: number) => change(id, { share })
    const answer = await call('POST api/documents', {
      body: file.file,
      idempotencyKey: file.key,
      onProgress,
      signal,
      quiet: true,
    })
    documentId = answer.documentId
    change(id, { documentId, share: 1 })
  }
  signal.throwIfAborted()
  const name = documentName(file.file.name)
  await call('POST api/documents/data', { body: { documentId, name, visible: true }, signal, quiet: true })
}

const MAX_NAME_LENGTH = 190

/** The server adds the extension of the content. */
const documentName = (fileName: string): string =>
  fileName
    .replace(/\.\w{1,5}$/, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH) || 'document'

/** Whether too many files of the person wait for their turn. */
const hasToWait = ({ message }: ApiError) => message === 'TOO_MUCH_WORK'

function failureOf(error: unknown): Partial<QueuedFile> {
  if (error instanceof ApiError && hasToWait(error)) return { state: 'failed', reason: error.message }
  if (!(error instanceof ApiError) || error.status !== 400) return { state: 'failed' }
  const reason = error.details?.['reason']
  return { state: 'refused', reason: typeof reason === 'string' ? reason : error.message }
}
