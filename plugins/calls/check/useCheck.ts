import { useEffect, useEffectEvent, useState } from 'react'
import type { CallReadiness } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { listen } from '@portico/calls/media/listen'
import { openCamera, openMicrophone } from '@portico/calls/media/openTrack'
import { isNarrow, measureBandwidth } from './bandwidth'
import { checkNetwork } from './checkNetwork'
import { readinessOf, unchecked, type CheckState } from './checkState'

/** Milliseconds of silence after which a microphone is called silent. */
const SILENCE = 6000
/** The level above which a microphone counts as working. */
const HEARD = 0.05

type SetState = (change: Partial<CheckState>) => void

/** What happens while a check runs. `onEnd` takes what has to stop with it. */
interface Run {
  isOver: () => boolean
  onEnd: (end: () => void) => void
  set: SetState
  setPreview: (stream: MediaStream | null) => void
  setLevel: (level: number) => void
}

/** Runs the check once, and stores a complete result with an appointment. Mount it again for another try. */
export function useCheck(appointmentId: number | null) {
  const [state, setState] = useState(unchecked)
  const [preview, setPreview] = useState<MediaStream | null>(null)
  const [level, setLevel] = useState(0)
  const isStored = useStored(appointmentId, state)
  const call = useCall()
  const set: SetState = (change) => setState((before) => ({ ...before, ...change }))
  const tryNetwork = async (isOver: () => boolean) => {
    const input = { capability: 'visits', quiet: true } as const
    const network = await checkNetwork(() => call('GET api/video-calls/ice-servers', input))
    if (network === 'offline' || isOver()) return set({ network })
    const bandwidth = await measureBandwidth(
      (bytes, signal) =>
        call('GET api/video-calls/bandwidth', { ...input, query: { bytes }, signal, file: true }),
      (bytes, signal) => call('POST api/video-calls/bandwidth', { ...input, body: noiseFile(bytes), signal }),
    )
    if (isOver()) return
    set({ network: network === 'ok' && isNarrow(bandwidth) ? 'slow' : network, bandwidth })
  }
  const start = useEffectEvent((run: Pick<Run, 'isOver' | 'onEnd'>) => {
    void tryDevices({ ...run, set, setPreview, setLevel })
    void tryNetwork(run.isOver)
  })
  useEffect(() => {
    let over = false
    const ends: (() => void)[] = []
    const run = { isOver: () => over, onEnd: (end: () => void) => (over ? end() : void ends.push(end)) }
    queueMicrotask(() => start(run))
    return () => {
      over = true
      ends.forEach((end) => end())
    }
  }, [])
  const answerSpeaker = (isHeard: boolean) => set({ speaker: isHeard ? 'ok' : 'unheard' })
  return { state, preview, level, isStored, answerSpeaker }
}

/** A file of bytes that cannot be compressed. */
function noiseFile(bytes: number): File {
  const noise = new Uint8Array(bytes)
  // The browser fills at most 65,536 bytes at once.
  for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536))
  return new File([noise], 'bandwidth')
}

async function tryDevices({ isOver, onEnd, set, setPreview, setLevel }: Run): Promise<void> {
  const [camera, microphone] = await Promise.all([openCamera(), openMicrophone()])
  onEnd(() => [camera, microphone].forEach(({ track }) => track?.stop()))
  if (isOver()) return
  set({ camera: camera.problem ?? 'ok' })
  setPreview(camera.track && new MediaStream([camera.track]))
  if (!microphone.track) {
    set({ microphone: microphone.problem })
    return
  }
  const silent = setTimeout(() => set({ microphone: 'silent' }), SILENCE)
  const stop = listen(microphone.track, (heard) => {
    setLevel(heard)
    if (heard < HEARD) return
    clearTimeout(silent)
    set({ microphone: 'ok' })
  })
  onEnd(() => {
    clearTimeout(silent)
    stop()
  })
}

/** Stores each complete result. Returns whether the current one is stored. */
function useStored(appointmentId: number | null, state: CheckState): boolean {
  const call = useCall()
  const invalidate = useInvalidate()
  const [stored, setStored] = useState('')
  const text = JSON.stringify(readinessOf(state, navigator.userAgent))
  const store = useEffectEvent(async (id: number) => {
    const body = JSON.parse(text) as CallReadiness
    await call('PUT api/video-calls/appointments/{id}/readiness', {
      capability: 'visits',
      params: { id },
      body,
      quiet: true,
    })
    setStored(text)
    await invalidate('api/video-calls')
  })
  useEffect(() => {
    if (text !== 'null' && appointmentId !== null)
      void Promise.resolve(appointmentId)
        .then(store)
        .catch(() => undefined)
  }, [text, appointmentId])
  return stored !== '' && stored === text
}
