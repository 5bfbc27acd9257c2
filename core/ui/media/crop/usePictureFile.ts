import { useState } from 'react'
import { readPicture, type Picture } from './canvas'
import { checkImage, checkPixels, type ContentRejection, type ImageRejection } from './imageRules'

/** A picture that is being cropped. */
export interface OpenedPicture {
  /** Unique, because users may choose the same file twice. */
  id: string
  picture: Picture
  name: string
}

/** Opens a chosen file as a picture, or says why it is rejected. The file is checked before it is decoded. */
export function usePictureFile() {
  const [opened, setOpened] = useState<OpenedPicture | null>(null)
  const [rejection, setRejection] = useState<ImageRejection | ContentRejection | null>(null)
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      const reason = checkImage(file) ?? (await checkPixels(file))
      setRejection(reason)
      if (reason) return
      setOpened({ id: crypto.randomUUID(), picture: await readPicture(file), name: file.name })
    } catch {
      // The file has the type of an image but cannot be decoded.
      setRejection('FORMAT_NOT_VALID')
    }
  }
  return {
    opened,
    /** Why the last file was rejected. */
    rejection,
    open: (file: File | undefined) => void open(file),
    close: () => setOpened(null),
  }
}
