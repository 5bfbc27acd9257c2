import type { Cells } from '../../region/cells'
import { findFace } from '../../region/face'
import { createFrameReader } from './frameReader'
import { Measurement } from './Measurement'
import type { WorkerResponse, WorkerRequest } from './messages'

const measurement = new Measurement()
const readCells = createFrameReader()
/** Seconds to measure; 0 before the start. */
let wanted = 0
let liveAt = 0
/** Seconds from a live heart rate to the next: reading the whole recording takes the time of a few frames on a slow phone. */
const LIVE_EVERY = 2

const post = (message: WorkerResponse): void => postMessage(message)

function look(cells: Cells, t: number): void {
  const sight = findFace(cells)
  const { guidance, isReady } = measurement.add(sight, t, cells.columns / cells.rows)
  const { seconds } = measurement
  post({ kind: 'look', guidance, detected: sight.face ? 1 : 0, isReady, seconds })
  if (wanted === 0) return
  if (seconds >= wanted) {
    wanted = 0
    post({ kind: 'outcome', outcome: measurement.outcome() })
  } else if (seconds - liveAt >= LIVE_EVERY) {
    liveAt = seconds
    post({ kind: 'heartRate', heartRate: measurement.live() })
  }
}

async function receive(request: WorkerRequest): Promise<void> {
  if (request.kind === 'frame') {
    const cells = await readCells(request)
    if (cells) look(cells, request.t)
    return
  }
  measurement.start()
  wanted = request.seconds
  liveAt = 0
}

// One after the other: reading a frame takes a moment, and a measurement needs its frames in order.
let last = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  last = last.then(() => receive(data)).catch(reportError)
})
