import { useState } from 'react'
import { ApiError } from '@core/http/apiError'
import { useCall } from '@core/http/useCall'
import { readPicture, type Picture } from './canvas'
import { checkImage, type ImageRejection } from './imageRules'

/** A picture that was chosen and is being cropped. */
interface Opened {
  /** The same file may be chosen twice. */
  id: string
  picture: Picture
  name: string
}

/** Opens a file as a picture and keeps what is cut out of it. `onKept` is told its id. */
export function useImageUpload(onKept: (id: number) => void) {
  const call = useCall()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [refused, setRefused] = useState<ImageRejection | 'FAILED' | null>(null)
  const open = (file: File | undefined) => {
    if (!file) return
    const reason = checkImage(file)
    setRefused(reason)
    if (reason) return
    readPicture(file).then(
      (picture) => setOpened({ id: crypto.randomUUID(), picture, name: file.name }),
      // It says that it is a picture, and is none.
      () => setRefused('KIND'),
    )
  }
  return {
    opened,
    refused,
    open,
    close: () => setOpened(null),
    use: async (file: Promise<File>) => {
      try {
        onKept(await call('POST api/thumbnails', { body: await file, quiet: true }))
        setRefused(null)
      } catch (fault) {
        setRefused(reasonOf(fault))
      }
      setOpened(null)
    },
  }
}

function reasonOf(fault: unknown): ImageRejection | 'FAILED' {
  const message = fault instanceof ApiError ? fault.message : ''
  if (message === 'MAX_EXCEEDED') return 'SIZE'
  return message === 'FORMAT_NOT_VALID' ? 'KIND' : 'FAILED'
}
