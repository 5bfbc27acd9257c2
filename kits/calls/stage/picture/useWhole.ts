import { useEffect, useState, type RefObject } from 'react'
import { isWhole } from './isWhole'
import { useViewChoice } from './viewChoice'

/** Whether the picture in a `video` is shown whole. Follows the size of the picture and of its frame. */
export function useWhole(video: RefObject<HTMLVideoElement | null>, isScreen: boolean): boolean {
  const { fit } = useViewChoice()
  const [sizes, setSizes] = useState({ picture: noSize, frame: noSize })
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    const measure = () =>
      setSizes({
        picture: { width: element.videoWidth || 0, height: element.videoHeight || 0 },
        frame: { width: element.clientWidth, height: element.clientHeight },
      })
    element.addEventListener('resize', measure)
    element.addEventListener('loadedmetadata', measure)
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(element)
    return () => {
      element.removeEventListener('resize', measure)
      element.removeEventListener('loadedmetadata', measure)
      observer?.disconnect()
    }
  }, [video])
  return isWhole(fit, isScreen, sizes.picture, sizes.frame)
}

const noSize = { width: 0, height: 0 }
