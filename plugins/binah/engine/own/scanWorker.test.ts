import { expect, it, vi } from 'vitest'
import { drawFace } from '../../testing/drawFace'
import type { WorkerRequest, WorkerResponse } from './messages'

const skin = [215, 189, 150] as const
const views = {
  face: drawFace({ skin, faces: [{ x: 80, y: 58, width: 56 }] }),
  empty: drawFace({ skin, faces: [] }),
}

type Receive = (event: { data: WorkerRequest }) => void
const ignore: Receive = () => undefined

/** The page's side of the worker, with a canvas that sees `view`. */
async function openWorker() {
  const posted: WorkerResponse[] = []
  const forget = vi.fn<() => void>()
  const state = { view: views.face, receive: ignore }
  vi.stubGlobal('postMessage', (message: WorkerResponse) => posted.push(message))
  vi.stubGlobal('addEventListener', (_: string, listener: Receive) => {
    state.receive = listener
  })
  class Canvas {
    getContext = () => ({ canvas: this, drawImage: () => undefined, getImageData: () => state.view })
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  vi.resetModules()
  await import('./scanWorker')
  const send = (data: unknown) => state.receive({ data: data as WorkerRequest })
  const answered = () => new Promise((resolve) => setTimeout(resolve))
  const look = async (view: keyof typeof views, t: number, picture: object = {}) => {
    state.view = views[view]
    send({ kind: 'frame', picture: { close: forget, ...picture }, width: 160, height: 120, t })
    await answered()
  }
  return { posted, forget, look, report, start: (seconds: number) => send({ kind: 'start', seconds }) }
}

it('VITAL-006 VITAL-008 VITAL-011 VITAL-014 says 1 with a face and 0 without, live heart rates, and one outcome after the seconds asked for', async () => {
  const { posted, forget, look, start } = await openWorker()
  await look('empty', 0)
  await look('face', 0.1)
  expect(posted).toMatchObject([
    { kind: 'look', detected: 0, guidance: 'noFace', isReady: false },
    { kind: 'look', detected: 1, guidance: 'good', isReady: false },
  ])
  for (let t = 0.2; t < 1.3; t += 0.1) await look('face', t)
  expect(posted.at(-1)).toMatchObject({ isReady: true, seconds: 0 })
  start(5)
  for (let t = 2; t < 5; t += 0.1) await look('face', t)
  for (let t = 5; t < 9; t += 0.5) await look('empty', t)
  const others = () => posted.filter(({ kind }) => kind !== 'look')
  expect(others()).toEqual([{ kind: 'heartRate', heartRate: null }])
  for (let t = 9; t < 13; t += 0.1) await look('face', t)
  expect(others().map(({ kind }) => kind)).toEqual(['heartRate', 'heartRate', 'outcome'])
  expect(forget).toHaveBeenCalledTimes(posted.filter(({ kind }) => kind === 'look').length)
})

/** A frame as a camera gives it, all of one grey, in which no face is. */
const grey = {
  format: 'I420',
  visibleRect: { width: 640, height: 480 },
  displayWidth: 640,
  displayHeight: 480,
  colorSpace: { matrix: 'smpte170m', fullRange: false },
  allocationSize: () => 460_800,
  copyTo: (data: Uint8Array) => {
    data.fill(128)
    return Promise.resolve([
      { offset: 0, stride: 640 },
      { offset: 307_200, stride: 320 },
      { offset: 384_000, stride: 320 },
    ])
  },
}

it.each([
  ['are there', {}, 0],
  ['are turned', { rotation: 180 }, 1],
  ['have another size', { displayWidth: 480 }, 1],
  ['are in a format of a graphics processor', { format: null }, 1],
  ['cannot be copied', { copyTo: () => Promise.reject(new Error('no copy')) }, 1],
])(
  'VITAL-006 reads the planes of a frame where they %s, and draws it otherwise',
  async (_name, change, detected) => {
    const { posted, look, forget } = await openWorker()
    await look('face', 0, { ...grey, ...change })
    expect(posted).toMatchObject([{ kind: 'look', detected }])
    expect(forget).toHaveBeenCalledTimes(1)
  },
)

it('reports a frame that cannot be read, and reads the next', async () => {
  const { posted, look, report } = await openWorker()
  await look('face', 0, {
    close: () => {
      throw new Error('closed twice')
    },
  })
  expect(report).toHaveBeenCalledTimes(1)
  await look('face', 0.1)
  expect(posted).toMatchObject([{ kind: 'look', detected: 1 }])
})
