import { deviceKey, readStorage, writeStorage } from '../../state/localStorage'
import { LIMIT_MS, type PluginFile } from './loadModule'

/** What this browser remembers of a plugin, for one version of it. */
interface Memory {
  integrity: string
  /** Starts of the portal with a fault of the plugin. */
  faults: number
  /** When the plugin began to run, in milliseconds since 1970; absent once that has ended. */
  began?: number
}

/** A plugin of a tenant. */
export interface QuarantineKey extends Pick<PluginFile, 'integrity'> {
  tenant: string
  id: string
}

/** Starts with a fault after which this browser does not load a version again. */
export const MAX_FAULTS = 3

const memoryKeyOf = ({ tenant, id }: QuarantineKey) => deviceKey(`plugin.${tenant}.${id}`)

function read(key: QuarantineKey): Memory {
  const fresh = { integrity: key.integrity, faults: 0 }
  try {
    const memory = JSON.parse(readStorage(memoryKeyOf(key)) ?? 'null') as Memory | null
    return memory?.integrity === key.integrity ? memory : fresh
  } catch {
    return fresh
  }
}

const write = (key: QuarantineKey, memory: Memory) => writeStorage(memoryKeyOf(key), JSON.stringify(memory))

/**
 * Notes that a plugin begins to run. Returns false where it is in quarantine. A plugin that blocked the page can only be noticed at the
 * next start: what began long ago and never ended counts as a fault. Another tab may be just at it.
 */
export function beginRun(key: QuarantineKey, now = Date.now()): boolean {
  const { began, ...memory } = read(key)
  const neverEnded = began !== undefined && now - began > 2 * LIMIT_MS
  const faults = memory.faults + (neverEnded ? 1 : 0)
  if (faults >= MAX_FAULTS) {
    write(key, { ...memory, faults })
    return false
  }
  write(key, { ...memory, faults, began: now })
  return true
}

/** Notes that a plugin has run, with a fault or without; also when the page closes meanwhile. */
export function endRun(key: QuarantineKey, hasFailed: boolean): void {
  const { began: _, ...memory } = read(key)
  write(key, { ...memory, faults: memory.faults + (hasFailed ? 1 : 0) })
}

/** Forgets the faults of a plugin, so that the next start tries again. */
export const endQuarantine = (key: QuarantineKey): void => writeStorage(memoryKeyOf(key), null)
