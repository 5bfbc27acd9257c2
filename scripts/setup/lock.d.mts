interface Lock {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>
}

export function isInstalled(place: string): boolean
export function completeLock(lock: Lock): Lock
export function addIntegrity(lock: Lock, integrityOf: (spec: string) => string): Lock
