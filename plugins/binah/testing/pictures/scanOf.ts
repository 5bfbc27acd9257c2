import { Measurement } from '../../engine/own/Measurement'
import { findFace } from '../../region/face'
import type { Outcome } from '../../signal/estimate'
import { film, type Shot } from './film'

const SECONDS = 60

/** What the engine makes of a film: as the worker does, from the first look to the outcome. */
export interface ScanOfFilm {
  /** Null where the scan could not start: no face, or never everything right for a second. */
  outcome: Outcome | null
  /** The rate while it was measured, in beats a minute; null without a pulse. */
  truth: number | null
  live: number[]
}

/** Scans a shot. `liveEvery`: seconds from a live heart rate to the next. */
export function scanOf(shot: Shot, liveEvery = 2): ScanOfFilm {
  const { frames, rhythm } = film(shot, SECONDS + 12)
  const measurement = new Measurement()
  const live: number[] = []
  let [start, nextLive] = [-1, liveEvery]
  for (const { t, cells } of frames) {
    const { isReady } = measurement.add(findFace(cells), t, cells.columns / cells.rows)
    if (start < 0) {
      if (!isReady) continue
      start = t
      measurement.start()
    }
    if (measurement.seconds >= SECONDS)
      return { outcome: measurement.outcome(), truth: rhythm?.rateBetween(start, t) ?? null, live }
    if (measurement.seconds < nextLive) continue
    nextLive = measurement.seconds + liveEvery
    const now = measurement.live()
    if (now !== null) live.push(now)
  }
  const isStarted = start >= 0
  return { outcome: isStarted ? measurement.outcome() : null, truth: null, live }
}
