import { watchInterruption } from '@portico/calls/media/watchInterruption'
import type { ScanEngine, ScanEvents, ScanField, ScanInput, ScanSession } from '../engine/engine'
import { closeCamera, openCamera } from './camera'
import type { ScanAction } from './scanFlow'
import { watchFrames } from './watchFrames'

interface Run extends Pick<ScanInput, 'video' | 'test' | 'address'> {
  engine: () => Promise<ScanEngine>
  dispatch: (action: ScanAction) => void
}

/** An engine reports its state thirty times a second; the page gets the changes, and once a second the state. */
function changesOf<T>(tell: (value: T) => void): (value: T) => void {
  let last: { value: T; at: number } | undefined
  return (value) => {
    const now = performance.now()
    if (last && last.value === value && now - last.at < 1000) return
    last = { value, at: now }
    tell(value)
  }
}

const eventsFor = (dispatch: Run['dispatch'], fields: readonly ScanField[]): ScanEvents => {
  const reportSeconds = changesOf((seconds: number) => dispatch({ type: 'progress', seconds }))
  return {
    onActive: changesOf((isActive) => dispatch({ type: 'active', isActive })),
    onFace: changesOf((detected) => dispatch({ type: 'face', detected })),
    onGuidance: changesOf((guidance) => dispatch({ type: 'guidance', guidance })),
    onHeartRate: (heartRate) => dispatch({ type: 'heartRate', heartRate }),
    onProgress: (seconds) => reportSeconds(Math.floor(seconds)),
    onResult: (result) => dispatch({ type: 'result', result, fields }),
    onRefused: (refusal) => dispatch({ type: 'refused', refusal }),
    onError: (error) => dispatch({ type: 'error', error }),
  }
}

/** Shows the camera and opens the engine, or tells why its session could not be created. */
async function openSession(stream: MediaStream, { engine, dispatch, ...input }: Run) {
  try {
    input.video.srcObject = stream
    await input.video.play()
    dispatch({ type: 'cameraSelected' })
    const { fields, open } = await engine()
    return await open({ ...input, events: eventsFor(dispatch, fields) })
  } catch (error) {
    const code = error instanceof Error && /^[A-Z_]+$/.test(error.message) ? error.message : 'SESSION'
    dispatch({ type: 'error', error: { kind: 'session', code } })
    return undefined
  }
}

/** Says when the camera stops sending frames, and ends the scan when it does not come back. */
const watchCamera = (video: HTMLVideoElement, dispatch: Run['dispatch']) =>
  watchFrames(video, {
    onChange: (isStopped) => dispatch({ type: 'interrupted', reason: isStopped ? 'stopped' : null }),
    onLost: () => dispatch({ type: 'error', error: { kind: 'camera', code: 'stopped' } }),
  })

/**
 * Opens the camera and the engine. Closing releases both, also while they open. When the system takes the camera away, as a telephone call
 * does, both are released, and opened again once it gives the camera back: what was measured before tells nothing about what follows.
 */
export function runScan(run: Run): ScanSession {
  let isOpen = true
  let attempt: ScanSession | undefined
  const dispatch: Run['dispatch'] = (action) => {
    if (isOpen) run.dispatch(action)
  }
  const open = () => {
    attempt = openAttempt(
      { ...run, dispatch },
      {
        onTaken: () => dispatch({ type: 'interrupted', reason: 'taken' }),
        onBack: () => {
          attempt?.close()
          if (isOpen) open()
        },
      },
    )
  }
  open()
  return {
    start: () => {
      dispatch({ type: 'start' })
      attempt?.start()
    },
    close: () => {
      isOpen = false
      attempt?.close()
    },
  }
}

interface Interruptions {
  /** The system has taken the camera away. */
  onTaken: () => void
  /** It may be opened again. */
  onBack: () => void
}

/** Opens the camera and the engine once, until the camera is taken away. */
function openAttempt(run: Run, { onTaken, onBack }: Interruptions): ScanSession {
  let [isOpen, isTaken] = [true, false]
  let stream: MediaStream | null = null
  let session: ScanSession | undefined
  let stopWatch = () => {}
  let stopInterruptions = () => {}
  const dispatch: Run['dispatch'] = (action) => {
    if (isOpen && !isTaken) run.dispatch(action)
  }
  const closeSession = () => {
    stopWatch()
    session?.close()
    session = undefined
  }
  const close = () => {
    isOpen = false
    stopInterruptions()
    closeSession()
    closeCamera(stream)
  }
  const take = () => {
    isTaken = true
    closeSession()
    onTaken()
  }
  const open = async () => {
    stream = await openCamera(dispatch)
    if (stream && isOpen) {
      stopInterruptions = watchInterruption(stream.getTracks(), { onTaken: take, onBack })
      // A camera without a frame never lets the video play.
      stopWatch = watchCamera(run.video, dispatch)
      session = await openSession(stream, { ...run, dispatch })
      if (isTaken) closeSession()
    }
    if (!isOpen) close()
  }
  void open()
  return { start: () => session?.start(), close }
}
