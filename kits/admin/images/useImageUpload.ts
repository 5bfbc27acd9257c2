import { useState } from 'react'
import { ApiError } from '@core/http/apiError'
import { useCall } from '@core/http/useCall'
import { readPicture, type Picture } from './canvas'
import { checkImage, type ImageRejection } from './imageRules'

/** A picture that is being cropped. */
interface Opened {
  /** Unique, because users may choose the same file twice. */
  id: string
  picture: Picture
  name: string
}

/** Opens a file as a picture and uploads its crop. `onUploaded` receives the id of the image. */
export function useImageUpload(onUploaded: (id: number) => void) {
  const call = useCall()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [rejection, setRejection] = useState<ImageRejection | 'FAILED' | null>(null)
  const open = (file: File | undefined) => {
    if (!file) return
    const reason = checkImage(file)
    setRejection(reason)
    if (reason) return
    readPicture(file).then(
      (picture) => setOpened({ id: crypto.randomUUID(), picture, name: file.name }),
      // The file has the type of an image, but is none.
      () => setRejection('KIND'),
    )
  }
  return {
    opened,
    rejection,
    open,
    close: () => setOpened(null),
    use: async (file: Promise<File>) => {
      try {
        onUploaded(await call('POST api/thumbnails', { body: await file, quiet: true }))
        setRejection(null)
      } catch (error) {
        setRejection(rejectionOf(error))
      }
      setOpened(null)
    },
  }
}

function rejectionOf(error: unknown): ImageRejection | 'FAILED' {
  const message = error instanceof ApiError ? error.message : ''
  if (message === 'MAX_EXCEEDED') return 'SIZE'
  return message === 'FORMAT_NOT_VALID' ? 'KIND' : 'FAILED'
}
