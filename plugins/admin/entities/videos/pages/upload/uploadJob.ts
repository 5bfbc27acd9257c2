import { ApiError } from '@portico/core/http/apiError'
import type { Call } from '@portico/core/http/useCall'
import { createPersonAtom, store } from '@portico/core/state/store'

/** Largest file that the server accepts, in bytes. */
const maxBytes = 1_000_000_000

/** Why a file was not sent; the text key is `ADMIN.VIDEOS.UPLOAD.FAULT.<id>`. */
export type SendFault = 'tooBig' | 'empty' | 'noVideo' | 'codec' | 'infected' | 'noIndex' | 'offline'

/** A file that is being sent, or that failed. Sending continues while other screens are open. */
export interface UploadJob {
  name: string
  /** 0 to 1. */
  share: number
  fault?: SendFault
  cancel: () => void
}

/** The upload of the signed-in user; one at a time. */
export const uploadJobAtom = createPersonAtom<UploadJob | null>(null)

/** Sends a file. Returns whether the server has it; a cancelled file leaves nothing there. */
export async function sendVideo(call: Call, file: File): Promise<boolean> {
  const controller = new AbortController()
  const cancel = () => {
    controller.abort()
    store.set(uploadJobAtom, null)
  }
  let job: UploadJob = { name: file.name, share: 0, cancel }
  const update = (change: Partial<UploadJob>) => {
    if (store.get(uploadJobAtom) !== job) return controller.abort()
    job = { ...job, ...change }
    store.set(uploadJobAtom, job)
  }
  store.set(uploadJobAtom, job)
  if (file.size === 0 || file.size > maxBytes) {
    update({ fault: file.size === 0 ? 'empty' : 'tooBig' })
    return false
  }
  try {
    const onProgress = (share: number) => update({ share })
    await call('POST api/metadata/uploads', {
      capability: 'videoUploads',
      body: file,
      signal: controller.signal,
      onProgress,
      quiet: true,
    })
    if (store.get(uploadJobAtom) === job) store.set(uploadJobAtom, null)
    return true
  } catch (error) {
    if (!controller.signal.aborted) update({ fault: faultOf(error) })
    return false
  }
}

/** Reasons that the server names as they are called here. */
const named = ['codec', 'infected', 'noIndex'] as const

function faultOf(error: unknown): SendFault {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return 'offline'
  if (error.message === 'MAX_EXCEEDED') return 'tooBig'
  const { reason } = (error.details ?? {}) as { reason?: string }
  return named.find((fault) => fault === reason) ?? 'noVideo'
}
