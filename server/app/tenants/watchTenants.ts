import { formatError } from '../../platform/errors/formatError'
import { readStates } from './tenantFiles'

interface WatchOptions {
  /** The folder of the tenants. */
  folder: string
  /** Takes over the files of the folder. `states`: what says whether those of a tenant have changed. */
  apply: (states: ReadonlyMap<string, string>) => Promise<void>
  /** How often the folder is looked at. */
  intervalMs?: number
}

/** Also on a network drive, which does not say that a file has changed. */
const INTERVAL_MS = 2000

/**
 * Looks at the folder of the tenants while the server runs. A change is taken over when two looks in a row find the same, so that nobody
 * gets the half of a copy. What cannot be taken over is tried again.
 */
export function watchTenants({ folder, apply, intervalMs = INTERVAL_MS }: WatchOptions): {
  close: () => Promise<void>
} {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let applied: string | undefined
  let seen: string | undefined
  const look = async () => {
    const states = await readStates(folder)
    const now = JSON.stringify([...states].toSorted(([a], [b]) => a.localeCompare(b)))
    const isStill = now === seen
    seen = now
    if (!isStill || now === applied) return
    await apply(states)
    applied = now
  }
  let round = Promise.resolve()
  const next = () => {
    timer = setTimeout(() => {
      round = look()
        .catch((error: unknown) => console.error(`tenants: ${formatError(error)}`))
        .finally(() => {
          if (!isClosed) next()
        })
    }, intervalMs).unref()
  }
  next()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await round
    },
  }
}
