import { useEffect, useEffectEvent, useState } from 'react'
import type { CallReadiness } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { listen } from '@portico/calls/media/listen'
import { openCamera, openMicrophone } from '@portico/calls/media/openTrack'
import { watchInterruption } from '@portico/calls/media/watchInterruption'
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
  /** The system has taken the devices away. */
  onTaken: () => void
  /** They may be opened again. */
  onBack: () => void
}

/**
 * Runs the check once, and stores a complete result with an appointment. Mount it again for another try. `onAgain`: the devices were
 * taken away meanwhile, as by a telephone call, and may be opened again.
 */
export function useCheck(appointmentId: number | null, onAgain: () => void) {
  const [state, setState] = useState(unchecked)
  const [preview, setPreview] = useState<MediaStream | null>(null)
  const [level, setLevel] = useState(0)
  const [isInterrupted, setIsInterrupted] = useState(false)
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
    const onTaken = () => setIsInterrupted(true)
    void tryDevices({ ...run, set, setPreview, setLevel, onTaken, onBack: onAgain })
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
  return { state, preview, level, isStored, isInterrupted, answerSpeaker }
}

/** A file of bytes that cannot be compressed. */
function noiseFile(bytes: number): File {
  const noise = new Uint8Array(bytes)
  // The browser fills at most 65,536 bytes at once.
  for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536))
  return new File([noise], 'bandwidth')
}

async function tryDevices(run: Run): Promise<void> {
  const { isOver, onEnd, set, setPreview } = run
  const [camera, microphone] = await Promise.all([openCamera(), openMicrophone()])
  onEnd(() => [camera, microphone].forEach(({ track }) => track?.stop()))
  if (isOver()) return
  set({ camera: camera.problem ?? 'ok' })
  setPreview(camera.track && new MediaStream([camera.track]))
  const stopListening = microphone.track && tryMicrophone(microphone.track, run)
  if (!microphone.track) set({ microphone: microphone.problem })
  const { onTaken, onBack } = run
  const opened = [camera.track, microphone.track].filter((track) => track !== null)
  // A device that is away says nothing about the device.
  const taken = () => {
    stopListening?.()
    onTaken()
  }
  onEnd(watchInterruption(opened, { onTaken: taken, onBack }))
}

/** Says whether the microphone hears something. Returns a function that stops. */
function tryMicrophone(track: MediaStreamTrack, { onEnd, set, setLevel }: Run): () => void {
  const silent = setTimeout(() => set({ microphone: 'silent' }), SILENCE)
  const stop = listen(track, (heard) => {
    setLevel(heard)
    if (heard < HEARD) return
    clearTimeout(silent)
    set({ microphone: 'ok' })
  })
  const end = () => {
    clearTimeout(silent)
    stop()
  }
  onEnd(end)
  return end
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
