/** An event of Chromium's trace. Times are microseconds; `tdur` is the time that the thread had a core. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/** Milliseconds. */
export interface TraceFigures {
  /** Of a core per frame, in the worker and in the main thread of the page. */
  worker: number
  main: number
  /** The longest task of the main thread. */
  longest: number
}

/** Reads what the threads of the page with a worker did. */
export function readTrace(trace: Buffer, frames: number): TraceFigures {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threads = (name: string) =>
    traceEvents.filter((event) => event.name === 'thread_name' && event.args?.name === name)
  const [worker] = threads('DedicatedWorker thread')
  const main = threads('CrRendererMain').find(({ pid }) => pid === worker?.pid)
  if (!worker || !main) throw new Error('The trace has no page with a worker')
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    traceEvents
      .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
      .map(({ tdur = 0 }) => tdur / 1000)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const tasks = tasksOf(main)
  return { worker: sum(tasksOf(worker)) / frames, main: sum(tasks) / frames, longest: Math.max(...tasks) }
}
