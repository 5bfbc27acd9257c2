import type { CallPool } from '@schemas/generated/entities'

/** Why somebody can or cannot call a doctor without an appointment now. */
export type PoolState = 'ready' | 'plan' | 'usedUp' | 'closed' | 'nobody' | 'full'

/** What the card says; null: nothing, because such calls are not for this person. */
export function poolStateOf(pool: CallPool): PoolState | null {
  if (!pool.isOffered || pool.access === 'none') return null
  if (pool.access === 'plan') return 'plan'
  if (pool.perMonth != null && (pool.used ?? 0) >= pool.perMonth) return 'usedUp'
  if (!pool.isOpen) return 'closed'
  if (pool.online === 0) return 'nobody'
  return pool.isFull ? 'full' : 'ready'
}

/** How many such calls are left this month; null: any number. */
export const callsLeft = ({ perMonth, used = 0 }: CallPool): number | null =>
  perMonth == null ? null : Math.max(0, perMonth - used)
