import { useEffect } from 'react'

/** Pauses the videos of other tabs when one plays: nobody watches two at once, and no second is counted twice. */
export function useOnePlayer(element: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!element || typeof BroadcastChannel === 'undefined') return undefined
    const channel = new BroadcastChannel('videoPlays')
    const pause = () => element.pause()
    // A channel has no origin: it reaches pages of this one only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const announce = () => channel.postMessage('plays')
    channel.addEventListener('message', pause)
    element.addEventListener('play', announce)
    return () => {
      element.removeEventListener('play', announce)
      channel.close()
    }
  }, [element])
}
