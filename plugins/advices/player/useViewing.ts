import { useEffect, useEffectEvent, useRef } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import { useVideoReports } from '../reports/useVideoReports'
import { Viewing } from '../reports/viewing'

/** Milliseconds between two reports while a page is open. */
const SEND_MS = 10_000

/**
 * Reports what is watched of a video: every ten seconds, and when the page is left. Returns functions for the moments of the
 * playback.
 */
export function useViewing(videoId: number) {
  const videoReports = useVideoReports()
  const invalidate = useInvalidate()
  const viewing = useRef<Viewing | null>(null)
  /** Without a connection reports stay stored; the next round sends them. */
  const send = useEffectEvent(() => videoReports.flush().catch(() => undefined))
  const leave = useEffectEvent(async () => {
    const hasWatched = viewing.current !== null
    await send()
    if (hasWatched) await invalidate('api/videos')
  })
  useEffect(() => {
    void send()
    void videoReports.prepare().catch(() => undefined)
    const timer = setInterval(() => void send(), SEND_MS)
    return () => {
      clearInterval(timer)
      void leave()
    }
  }, [videoReports])
  return {
    /** Play was pressed. */
    onPlay: () => {
      viewing.current ??= new Viewing(videoId)
    },
    /** A frame is shown. */
    onPlaying: () => viewing.current?.begin(),
    /** A part was played. */
    onStep: (from: number, to: number, rate: number) => {
      if (!viewing.current) return
      viewing.current.add(from, to, rate)
      videoReports.setViewing(viewing.current.toReport())
    },
  }
}
