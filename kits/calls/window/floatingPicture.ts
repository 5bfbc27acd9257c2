import { useEffect, useState } from 'react'

const EVENTS = ['enterpictureinpicture', 'leavepictureinpicture'] as const

/** Whether the browser can show the picture of the other side above other programs, as phones and Safari can. */
export const canFloatPicture = (): boolean => document.pictureInPictureEnabled

/** Whether a picture floats above other programs now. */
export function useFloatingPicture(): boolean {
  const [isFloating, setIsFloating] = useState(() => Boolean(document.pictureInPictureElement))
  useEffect(() => {
    const update = () => setIsFloating(Boolean(document.pictureInPictureElement))
    EVENTS.forEach((name) => document.addEventListener(name, update))
    return () => EVENTS.forEach((name) => document.removeEventListener(name, update))
  }, [])
  return isFloating
}

/** Shows the picture of the other side above other programs, or brings it back. Returns false if the browser refuses. */
export async function floatPicture(): Promise<boolean> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture()
    else
      await document
        .querySelector<HTMLVideoElement>('[data-stage] video:not([data-own])')
        ?.requestPictureInPicture()
    return true
  } catch {
    return false
  }
}
