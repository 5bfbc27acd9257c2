import type { DraftScope } from './draftStorage'
import type { TabStorage } from '@core/state/tabStorage'

/** An appointment that is held until it is paid, and the booking that left this tab for it. */
export interface PendingPayment extends Pick<DraftScope, 'variant' | 'parameters'> {
  bookId: number
}

/** As many as somebody leaves for in one sitting. */
const MAX_COUNT = 10

const keyOf = (person: string) => `pending payments|${person}`

/**
 * Notes that a booking has left to be paid: its draft forgets that as soon as it is gone on with, but the payment may still
 * be asked about (BOOK-067). Throws where the storage does.
 */
export function addPendingPayment(
  storage: TabStorage,
  { personKey: person, variant, parameters: place }: DraftScope,
  bookId: number,
): void {
  const others = pendingPaymentsOf(storage, person).filter((held) => held.bookId !== bookId)
  const all = [{ bookId, variant, ...(place && { place }) }, ...others]
  storage.setItem(keyOf(person), JSON.stringify(all.slice(0, MAX_COUNT)))
}

/** What a person context has left for from this tab, the newest first. In: its key. */
export function pendingPaymentsOf(storage: TabStorage, person: string): PendingPayment[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(keyOf(person)) ?? '[]')
    return Array.isArray(found) ? found.filter(isPendingPayment) : []
  } catch {
    return []
  }
}

function isPendingPayment(found: unknown): found is PendingPayment {
  const { bookId, variant } = (found ?? {}) as Partial<Record<keyof PendingPayment, unknown>>
  return typeof bookId === 'number' && typeof variant === 'string'
}

/**
 * What a draft's place says, as parameters of an address again (C-019). In: the place, and the path of the route it was kept
 * at; the doctor's segment is a parameter of every path.
 */
export function splitParameters(place: string | undefined, path: string) {
  const names = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name).concat('doctorUrl'))
  const all = [...new URLSearchParams(place)]
  const pick = (inPath: boolean) => Object.fromEntries(all.filter(([name]) => names.has(name) === inPath))
  return { params: pick(true), query: pick(false) }
}
