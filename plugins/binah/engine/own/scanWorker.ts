import { cellsOf } from '../../region/cells'
import { findFace } from '../../region/face'
import { Measurement } from './Measurement'
import type { Frame } from './frames'
import type { WorkerResponse, WorkerRequest } from './messages'

const measurement = new Measurement()
let context: OffscreenCanvasRenderingContext2D | null = null
/** Seconds to measure; 0 before the start. */
let wanted = 0
let liveAt = 0

const tell = (message: WorkerResponse): void => postMessage(message)

/** Reads the colours of a frame and forgets it. */
function look({ picture, width, height, t }: Frame): void {
  if (context?.canvas.width !== width || context.canvas.height !== height)
    context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, width, height)
  picture.close()
  const pixels = context?.getImageData(0, 0, width, height)
  if (!pixels) return
  const sight = findFace(cellsOf(pixels))
  const { guidance, isReady } = measurement.add(sight, t, width / height)
  const { seconds } = measurement
  tell({ kind: 'look', guidance, detected: sight.face ? 1 : 0, isReady, seconds })
  if (wanted === 0) return
  if (seconds >= wanted) {
    wanted = 0
    tell({ kind: 'outcome', outcome: measurement.outcome() })
  } else if (seconds - liveAt >= 1) {
    liveAt = seconds
    tell({ kind: 'heartRate', heartRate: measurement.live() })
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'frame') return look(data)
  measurement.start()
  wanted = data.seconds
  liveAt = 0
})
