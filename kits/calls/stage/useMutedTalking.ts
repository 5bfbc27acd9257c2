import { useEffect, useState } from 'react'
import { listen } from '../media/listen'
import type { MediaState } from '../media/LocalMedia'

/** The level from which a sound counts as speech. */
const SPEECH = 0.12
/** Milliseconds of speech until it is said. */
const SPEAKING = 1500
/** Milliseconds for which it is shown. */
const SHOWN = 8000

/**
 * Whether somebody who is muted talks: said once for each time they mute themselves, for some seconds. The level is measured here
 * and goes nowhere: the call itself sends silence.
 */
export function useMutedTalking({
  isMuted,
  microphone,
}: Pick<MediaState, 'isMuted' | 'microphone'>): boolean {
  const [isTalking, setIsTalking] = useState(false)
  useEffect(() => {
    if (!isMuted || !microphone || typeof AudioContext === 'undefined') return undefined
    const heard = microphone.clone()
    heard.enabled = true
    let since: number | null = null
    let hide: ReturnType<typeof setTimeout> | undefined
    const stop = listen(heard, (level) => {
      since = level < SPEECH ? null : (since ?? Date.now())
      if (hide !== undefined || since === null || Date.now() - since < SPEAKING) return
      setIsTalking(true)
      hide = setTimeout(() => setIsTalking(false), SHOWN)
    })
    return () => {
      stop()
      heard.stop()
      clearTimeout(hide)
      setIsTalking(false)
    }
  }, [isMuted, microphone])
  return isTalking
}
