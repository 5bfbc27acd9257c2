/** The categories of Chromium's trace that `readMainThread` reads. */
export const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'v8',
]

/** What the page marks when it is ready. */
export const READY_MARK = 'bench-ready'

/** An event of the trace. Times are microseconds; `tdur` is the time that the thread had a core. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

const kinds = ['script', 'compile', 'style', 'layout', 'paint', 'other'] as const
type Kind = (typeof kinds)[number]

/** What the main thread did until the page was ready, in milliseconds of a core. `total` is the sum of all kinds. */
export type MainThreadWork = Record<Kind | 'total', number>

/** The kind of an event by the beginning of its name. An event of another name is of the kind of the event around it. */
const beginnings: readonly (readonly [string, Kind])[] = [
  ['v8.compile', 'compile'],
  ['V8.Compile', 'compile'],
  ['v8.parse', 'compile'],
  ['V8.Parse', 'compile'],
  ['EvaluateScript', 'script'],
  ['FunctionCall', 'script'],
  ['v8.', 'script'],
  ['V8.', 'script'],
  ['RunMicrotasks', 'script'],
  ['TimerFire', 'script'],
  ['FireAnimationFrame', 'script'],
  ['FireIdleCallback', 'script'],
  ['EventDispatch', 'script'],
  ['MinorGC', 'script'],
  ['MajorGC', 'script'],
  ['UpdateLayoutTree', 'style'],
  ['ParseAuthorStyleSheet', 'style'],
  ['Layout', 'layout'],
  ['UpdateLayer', 'paint'],
  ['PrePaint', 'paint'],
  ['Paint', 'paint'],
  ['Layerize', 'paint'],
  ['Commit', 'paint'],
]

/**
 * Sums up the work of the main thread of the page that marked itself ready, from the start of the trace to that mark. Time that
 * the thread had no core does not count, so the sums depend little on what else the machine does. Throws if no page was ready.
 */
export function readMainThread(trace: Buffer): MainThreadWork {
  const events = eventsUntilReady(trace).sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const work: MainThreadWork = { script: 0, compile: 0, style: 0, layout: 0, paint: 0, other: 0, total: 0 }
  const around: { end: number; kind: Kind }[] = []
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    while ((around.at(-1)?.end ?? Infinity) <= ts) around.pop()
    const outer = around.at(-1)?.kind
    const kind = beginnings.find(([beginning]) => name.startsWith(beginning))?.[1] ?? outer ?? 'other'
    const own = tdur / 1000
    // What is inside an event is not counted a second time as part of it.
    if (outer) work[outer] -= own
    else work.total += own
    work[kind] += own
    around.push({ end: ts + dur, kind })
  }
  return work
}

/** The longest task of the main thread of the page that marked itself ready, until then, in milliseconds of a core. */
export const longestWork = (trace: Buffer): number =>
  Math.max(0, ...eventsUntilReady(trace).map(({ tdur = 0 }) => tdur / 1000))

function eventsUntilReady(trace: Buffer): TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const ready = traceEvents.find(({ name }) => name === READY_MARK)
  if (!ready) throw new Error('The trace has no page that was ready')
  return traceEvents.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === ready.pid && tid === ready.tid && ts < ready.ts,
  )
}
