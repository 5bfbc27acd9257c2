import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore, IncomingFile } from '../../../../platform/files/fileStore'
import { unchangedTranscoder } from '../../../../platform/media/transcoding/unchangedTranscoder'
import {
  NotAVideo,
  type TranscodedFile,
  type TranscodedVideo,
} from '../../../../platform/media/transcoding/transcoder'
import { turns } from '../../../../platform/jobs/turns/processTurns'
import { claimUpload, failUpload, MAX_ATTEMPTS, noteProgress, releaseUpload, type DueUpload } from './queue'
import { storeVideo, type StoredVideoFile } from './storeVideo'
import type { VideoContext } from './videoContext'

/** How often the progress is written, and a cancelled upload or a stopping server is noticed. */
const NOTE_MS = 1000

class Ended extends Error {}

/** Prepares the videos that wait, one after the other. A stopping server gives the current one back. */
export async function runVideoRound(context: VideoContext, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const upload = await claimUpload(context.db, context.tenants.ids, context.now())
    if (!upload) return
    await prepareVideo(context, upload, isStopping)
  }
}

async function prepareVideo(
  context: VideoContext,
  upload: DueUpload,
  isStopping: () => boolean,
): Promise<void> {
  const { db, now } = context
  if (upload.attempts > MAX_ATTEMPTS)
    return void (await failUpload(db, upload, { reason: 'stopped', now: now() }))
  const watch = watchUpload(context, upload, isStopping)
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-video-'))
  try {
    const work = { tenant: upload.tenant, person: upload.uploadedBy, lane: 'minutes' } as const
    await turns.run(work, async () =>
      storeVideo(context, upload, await makeVideo(context, upload, folder, watch)),
    )
  } catch (error) {
    if (error instanceof NotAVideo) await failUpload(db, upload, { reason: error.reason, now: now() })
    else if (watch.signal.aborted) await releaseUpload(db, upload, now())
    else {
      reportVideoError(new Error(`upload ${upload.id} of ${upload.tenant}: ${String(error)}`))
      await failUpload(db, upload, { reason: 'failed', now: now() })
    }
  } finally {
    watch.end()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes what goes wrong. */
export const reportVideoError = (error: unknown): void =>
  console.error('videos:', error instanceof Error ? error.message : error)

interface Watch {
  signal: AbortSignal
  onProgress: (percent: number) => void
  end: () => void
}

/** Writes the progress, and ends the work of a cancelled upload or a stopping server. */
function watchUpload({ db, now }: VideoContext, upload: DueUpload, isStopping: () => boolean): Watch {
  const controller = new AbortController()
  let percent = 0
  const note = async () => {
    const isOurs = !isStopping() && (await noteProgress(db, upload, { percent, now: now() }))
    if (!isOurs) controller.abort(new Ended())
  }
  const timer = setInterval(() => void note().catch(reportVideoError), NOTE_MS)
  return {
    signal: controller.signal,
    onProgress: (to) => {
      percent = to
    },
    end: () => clearInterval(timer),
  }
}

/** Makes the files of a video and receives them into the store, not yet kept. */
async function makeVideo(
  { files, transcoder = unchangedTranscoder }: VideoContext,
  { tenant, hash }: DueUpload,
  folder: string,
  { signal, onProgress }: Watch,
): Promise<Omit<TranscodedVideo, 'files' | 'poster'> & { files: StoredVideoFile[]; poster: Buffer | null }> {
  const source = path.join(folder, 'source')
  await pipeline(files.read(tenant, hash), createWriteStream(source, { mode: 0o600 }), { signal })
  const made = await transcoder.transcode({ source, folder, signal, onProgress })
  const received: StoredVideoFile[] = []
  try {
    for (const file of made.files) received.push({ ...file, content: await receive(files, file) })
    return { ...made, files: received, poster: made.poster === null ? null : await readFile(made.poster) }
  } catch (error) {
    for (const { content } of received) await content.discard()
    throw error
  }
}

async function receive(files: FileStore, { path: place }: TranscodedFile): Promise<IncomingFile> {
  const content = await files.receive(createReadStream(place))
  await content.seal()
  return content
}
