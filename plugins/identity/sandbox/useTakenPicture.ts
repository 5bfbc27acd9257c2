import { useEffect, useRef, useState } from 'react'
import { PictureError, type PictureProblem } from './preparePicture'

/** A picture before it is sent. */
interface Capture {
  file: File
  /** Its address in memory. */
  address: string
}

/** Holds the picture in memory only, and revokes its address when the step is left. */
export function useTakenPicture() {
  const [capture, setCapture] = useState<Capture | null>(null)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const address = useRef<string>(undefined)
  const release = () => {
    if (address.current) URL.revokeObjectURL(address.current)
    address.current = undefined
  }
  useEffect(
    () => () => {
      if (address.current) URL.revokeObjectURL(address.current)
    },
    [],
  )
  const take = async (picture: Promise<File>) => {
    setProblem(null)
    try {
      const file = await picture
      release()
      address.current = URL.createObjectURL(file)
      setCapture({ file, address: address.current })
    } catch (error) {
      setProblem(error instanceof PictureError ? error.problem : 'NOT_A_PICTURE')
    }
  }
  const clear = () => {
    release()
    setCapture(null)
    setProblem(null)
  }
  return { capture, problem, take: (picture: Promise<File>) => void take(picture), clear }
}
