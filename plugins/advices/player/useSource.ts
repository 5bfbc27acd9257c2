import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Video } from '@schemas/generated/entities'
import type { Chosen } from './chooseSource'
import { load, setRate } from './commands'

/** Seconds at the start and the end at which a video is not continued. */
const EDGE = 3

interface SourceOptions {
  element: HTMLVideoElement | null
  file: Chosen | undefined
  video: Video
  quality: string
  rate: number
  /** Gets the addresses of the files again. */
  onExpired: () => Promise<unknown>
}

/**
 * Loads the file, and again where the quality changes, at the same second. A new address of the same file waits until it is
 * needed. Where it does not load, its address may have expired: it is requested once more, then the person decides. Returns
 * whether it still fails, and a retry.
 */
export function useSource({ element, file, video, quality, rate, onExpired }: SourceOptions) {
  const start = useRef(startOf(video))
  const [attempt, setAttempt] = useState(0)
  const [failures, setFailures] = useState(0)
  const onError = useEffectEvent(async () => {
    setFailures(failures + 1)
    if (failures > 0) return
    await onExpired()
    setAttempt(attempt + 1)
  })
  const open = useEffectEvent((player: HTMLVideoElement | null, _reason: string) => {
    if (!player || file === undefined) return undefined
    if (player.currentTime > 0) start.current = player.currentTime
    const { url: src, isFed } = file
    return load(player, { src, isFed, start: start.current, rate, onFailed: () => void onError() })
  })
  const reason = `${quality}|${attempt}`
  useEffect(() => open(element, reason), [element, reason])
  useEffect(() => {
    if (element) setRate(element, rate)
  }, [element, rate])
  useEffect(() => {
    const fail = () => void onError()
    const recover = () => setFailures(0)
    element?.addEventListener('error', fail)
    element?.addEventListener('playing', recover)
    return () => {
      element?.removeEventListener('error', fail)
      element?.removeEventListener('playing', recover)
    }
  }, [element])
  const retry = async () => {
    await onExpired()
    setFailures(0)
    setAttempt(attempt + 1)
  }
  return { hasFailed: failures > 1, retry: () => void retry() }
}

/** The second at which somebody stopped, on any device. */
export const startOf = ({ position, duration }: Pick<Video, 'position' | 'duration'>): number =>
  position != null && position >= EDGE && position < duration - EDGE ? position : 0
