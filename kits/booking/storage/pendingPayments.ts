import type { DraftScope } from './draftScope'
import { type TabStorage, readTabJson } from '@portico/core/state/tabStorage'

/** An appointment held until it is paid, and the booking that left this tab to pay for it. */
export interface PendingPayment extends Pick<DraftScope, 'variant' | 'parameters'> {
  bookId: number
}

/** Older entries are dropped. */
const MAX_COUNT = 10

const paymentsKeyOf = (personKey: string) => `pending payments|${personKey}`

/**
 * Records that a booking left for the payment page. The draft drops this once the user continues, but the payment screen
 * still needs it. Throws if the storage throws.
 */
export function addPendingPayment(
  storage: TabStorage,
  { personKey, variant, parameters }: DraftScope,
  bookId: number,
): void {
  const others = pendingPaymentsOf(storage, personKey).filter((payment) => payment.bookId !== bookId)
  const newest: PendingPayment = { bookId, variant, ...(parameters && { parameters }) }
  storage.setItem(paymentsKeyOf(personKey), JSON.stringify([newest, ...others].slice(0, MAX_COUNT)))
}

/** Pending payments of a person context in this tab, newest first. */
export function pendingPaymentsOf(storage: TabStorage, personKey: string): PendingPayment[] {
  const stored = readTabJson(paymentsKeyOf(personKey), storage)
  return Array.isArray(stored) ? stored.filter(isPendingPayment) : []
}

function isPendingPayment(value: unknown): value is PendingPayment {
  const { bookId, variant } = (value ?? {}) as Partial<Record<keyof PendingPayment, unknown>>
  return typeof bookId === 'number' && typeof variant === 'string'
}

/**
 * Splits the `parameters` of a draft scope into path and query parameters of the route `path` (C-019).
 * `doctorUrl` is a path parameter of every route.
 */
export function splitParameters(parameters: string | undefined, path: string) {
  const names = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name).concat('doctorUrl'))
  const all = [...new URLSearchParams(parameters)]
  const pick = (inPath: boolean) => Object.fromEntries(all.filter(([name]) => names.has(name) === inPath))
  return { params: pick(true), query: pick(false) }
}
