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
  const told: WorkerResponse[] = []
  const forget = vi.fn<() => void>()
  const state = { view: views.face, receive: ignore }
  vi.stubGlobal('postMessage', (message: WorkerResponse) => told.push(message))
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
  await import('./scanWorker')
  const send = (data: unknown) => state.receive({ data: data as WorkerRequest })
  const look = (view: keyof typeof views, t: number) => {
    state.view = views[view]
    send({ kind: 'frame', picture: { close: forget }, width: 160, height: 120, t })
  }
  return { told, forget, look, start: (seconds: number) => send({ kind: 'start', seconds }) }
}

it('VITAL-006 VITAL-008 VITAL-011 VITAL-014 says 1 with a face and 0 without, live heart rates, and one outcome after the seconds asked for', async () => {
  const { told, forget, look, start } = await openWorker()
  look('empty', 0)
  look('face', 0.1)
  expect(told).toMatchObject([
    { kind: 'look', detected: 0, guidance: 'noFace', isReady: false },
    { kind: 'look', detected: 1, guidance: 'good', isReady: false },
  ])
  for (let t = 0.2; t < 1.3; t += 0.1) look('face', t)
  expect(told.at(-1)).toMatchObject({ isReady: true, seconds: 0 })
  start(3)
  for (let t = 2; t < 4; t += 0.1) look('face', t)
  for (let t = 4; t < 9; t += 0.5) look('empty', t)
  const others = () => told.filter(({ kind }) => kind !== 'look')
  expect(others()).toEqual([{ kind: 'heartRate', heartRate: null }])
  for (let t = 9; t < 12; t += 0.1) look('face', t)
  expect(others().map(({ kind }) => kind)).toEqual(['heartRate', 'heartRate', 'outcome'])
  expect(forget).toHaveBeenCalledTimes(told.filter(({ kind }) => kind === 'look').length)
})
