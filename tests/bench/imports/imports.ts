import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readFile } from '../../../plugins/devices/import/readFile'
import { row, type Row } from '../report'
import { appleExport, RECORDS } from './appleExport'

const MAX_MB = 150
/** How often memory is looked at: each look collects what is free. */
const LOOK = 100_000
const MB = 1_000_000

/**
 * Reads an export of Apple Health with 1,000,000 records as the worker of the page does, and measures its time, the memory that is
 * in use at most, and the longest time between two reports of progress, after which it can be cancelled.
 */
export async function measureImports(): Promise<Row[]> {
  const live = liveMemory()
  const before = live()
  let [most, next, pause] = [0, LOOK, 0]
  const started = performance.now()
  let last = started
  let looking = 0
  const { store } = await readFile(appleExport(), { zone: 'Europe/Madrid' }, ({ readings }) => {
    const now = performance.now()
    pause = Math.max(pause, now - last)
    if (readings >= next) {
      next += LOOK
      most = Math.max(most, live() - before)
      looking += performance.now() - now
    }
    last = performance.now()
  })
  const seconds = (performance.now() - started - looking) / 1000
  most = Math.max(most, live() - before)
  return [
    row('import of 1,000,000 Apple records: readings that are missing', RECORDS - store.size, 0),
    row('import: memory in use at most (MB)', most / MB, MAX_MB),
    row('import: seconds', seconds),
    row('import: longest time until it says how far it is (ms)', pause),
  ]
}

/** Returns a function that collects what is free and says how many bytes are in use. */
function liveMemory(): () => number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  return () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
}
