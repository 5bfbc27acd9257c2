import { expect, it } from 'vitest'
import { longestWork, readMainThread, READY_MARK } from './mainThread'

const thread = { pid: 7, tid: 1 }
/** An event that lasts from `start` to `end`; the thread had a core for `cpu` of it. Milliseconds. */
const event = (name: string, start: number, end: number, cpu = end - start) => ({
  ...thread,
  name,
  ph: 'X',
  ts: start * 1000,
  dur: (end - start) * 1000,
  tdur: cpu * 1000,
})
const ready = (at: number) => ({ ...thread, name: READY_MARK, ph: 'I', ts: at * 1000 })
const read = (...traceEvents: object[]) => readMainThread(Buffer.from(JSON.stringify({ traceEvents })))

it('an event counts once, for its own kind, and one without a kind for the event around it', () => {
  const work = read(
    event('RunTask', 0, 100),
    event('EvaluateScript', 10, 90),
    event('v8.compile', 10, 30),
    event('SomethingInside', 40, 50),
    event('UpdateLayoutTree', 60, 70),
    event('Layout', 70, 75),
    event('RunTask', 110, 120),
    event('Paint', 110, 118),
    ready(200),
  )
  expect(work).toEqual({ script: 45, compile: 20, style: 10, layout: 5, paint: 8, other: 22, total: 110 })
})

it('time without a core, later work and other threads do not count', () => {
  const work = read(
    event('RunTask', 0, 100, 30),
    event('FunctionCall', 0, 100, 20),
    { ...event('RunTask', 0, 100), tid: 2 },
    { ...event('RunTask', 0, 100), pid: 8 },
    event('RunTask', 300, 400),
    ready(200),
  )
  expect(work).toMatchObject({ script: 20, other: 10, total: 30 })
})

it('a trace without a ready page is refused', () => {
  expect(() => read(event('RunTask', 0, 100))).toThrow('no page that was ready')
})

it('the longest task is the one that had a core for longest, of this page and until it was ready', () => {
  const traceEvents = [
    event('RunTask', 0, 400, 30),
    event('RunTask', 500, 560),
    event('FunctionCall', 510, 550),
    { ...event('RunTask', 0, 300), tid: 2 },
    event('RunTask', 800, 1200),
    ready(700),
  ]
  expect(longestWork(Buffer.from(JSON.stringify({ traceEvents })))).toBe(60)
})
