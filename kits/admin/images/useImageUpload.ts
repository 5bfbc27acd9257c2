import { useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { usePictureFile } from '@portico/core/ui/media/crop/CropDialog'
import { uploadErrorKey } from '../texts'

/** Opens a file as a picture and uploads its crop. `onUploaded` receives the id of the image. */
export function useImageUpload(onUploaded: (id: number) => void) {
  const call = useCall()
  const { opened, rejection, open, close } = usePictureFile()
  const [refusal, setRefusal] = useState<string | null>(null)
  const reason = rejection ?? refusal
  return {
    opened,
    /** The text key of why the last file was rejected. */
    errorKey: reason === null ? null : errorKeyOf(reason),
    open: (file: File | undefined) => {
      setRefusal(null)
      open(file)
    },
    close,
    use: async (file: Promise<File>) => {
      try {
        onUploaded(await call('POST api/thumbnails', { body: await file, quiet: true }))
        setRefusal(null)
      } catch (error) {
        setRefusal(error instanceof ApiError && [400, 429].includes(error.status) ? error.message : '')
      }
      close()
    },
  }
}

const texts: Readonly<Record<string, `ADMIN.${string}`>> = {
  TOO_MANY_PIXELS: 'ADMIN.IMAGES.TOO_MANY_PIXELS',
  TOO_MUCH_WORK: 'ADMIN.IMAGES.TOO_MUCH_WORK',
}

const errorKeyOf = (reason: string) => texts[reason] ?? uploadErrorKey(reason, 'ADMIN.IMAGES.FAILED')
