import { useEffect } from 'react'
import type { VideoCue } from '@schemas/generated/entities'

/**
 * Gives the captions to the browser, which shows them where our own cannot be: in the full screen of an iPhone and in the
 * floating window.
 */
export function useNativeCaptions(element: HTMLVideoElement | null, cues: readonly VideoCue[]): void {
  useEffect(() => {
    if (!element || cues.length === 0 || typeof VTTCue === 'undefined') return undefined
    const track = element.addTextTrack('captions')
    for (const { start, end, text } of cues) track.addCue(new VTTCue(start, end, text))
    track.mode = 'hidden'
    const showing = () => {
      track.mode = 'showing'
    }
    const hidden = () => {
      track.mode = 'hidden'
    }
    const starts = ['webkitbeginfullscreen', 'enterpictureinpicture']
    const ends = ['webkitendfullscreen', 'leavepictureinpicture']
    starts.forEach((name) => element.addEventListener(name, showing))
    ends.forEach((name) => element.addEventListener(name, hidden))
    return () => {
      track.mode = 'disabled'
      starts.forEach((name) => element.removeEventListener(name, showing))
      ends.forEach((name) => element.removeEventListener(name, hidden))
    }
  }, [element, cues])
}
