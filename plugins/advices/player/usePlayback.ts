import { useEffect, useEffectEvent, useState } from 'react'

/** What a video is doing. */
export interface Playback {
  isPlaying: boolean
  /** Whether it has come to its end. */
  isEnded: boolean
  /** Where it is, in seconds. */
  time: number
  isMuted: boolean
}

/** Follows a video. `onStep` is called at every step with the position before it, the new one, and the speed. */
export function usePlayback(
  element: HTMLVideoElement | null,
  onStep: (from: number, to: number, rate: number) => void,
): Playback {
  const [state, setState] = useState<'paused' | 'playing' | 'ended'>('paused')
  const [time, setTime] = useState(0)
  const [isMuted, setIsMuted] = useState(false)
  const step = useEffectEvent(onStep)
  useEffect(() => {
    if (!element) return undefined
    let before = element.currentTime
    const move = (isStep: boolean) => {
      if (isStep && !element.seeking) step(before, element.currentTime, element.playbackRate)
      before = element.currentTime
      setTime(element.currentTime)
    }
    const listeners: Readonly<Record<string, () => void>> = {
      timeupdate: () => move(!element.paused),
      seeking: () => {
        setState((now) => (now === 'ended' ? 'paused' : now))
        move(false)
      },
      // A video that is paused before it gets there continues there the next time.
      seeked: () => move(true),
      play: () => setState('playing'),
      ended: () => setState('ended'),
      pause: () => {
        // The last part of a second comes without a step of its own.
        move(true)
        setState('paused')
      },
      volumechange: () => setIsMuted(element.muted),
    }
    const all = Object.entries(listeners)
    for (const [name, listener] of all) element.addEventListener(name, listener)
    return () => all.forEach(([name, listener]) => element.removeEventListener(name, listener))
  }, [element])
  return { isPlaying: state === 'playing', isEnded: state === 'ended', time, isMuted }
}
