import type { Fit } from './viewChoice'

interface Size {
  width: number
  height: number
}

/** The share of a picture that may be cropped unasked. */
const MAX_LOST = 0.2

/** The share of a picture that is lost when it fills a frame, from 0 to 1. */
export function lostByFilling(picture: Size, frame: Size): number {
  if (picture.width * picture.height * frame.width * frame.height === 0) return 0
  const [own, framed] = [picture.width / picture.height, frame.width / frame.height]
  return 1 - Math.min(own, framed) / Math.max(own, framed)
}

/** Whether a picture is shown whole, with bands: a shared screen always, another picture by choice or where filling loses much. */
export const isWhole = (fit: Fit, isScreen: boolean, picture: Size, frame: Size): boolean =>
  isScreen || fit === 'whole' || (fit === 'auto' && lostByFilling(picture, frame) > MAX_LOST)
