import type { Choice, Slot } from '../variant'

/** A free time and whose it is; without a provider it is that of whoever is free. */
export interface Alternative {
  slot: Slot
  provider?: Choice
}

/**
 * Free times around a lost one, at most `count`: first the nearest of the same provider, then the nearest of another,
 * then whatever is nearest. The lost time itself counts only with somebody else.
 * `busy` are minutes around it in which the person can take nothing: an appointment of their own.
 */
export function nearestAlternatives(
  lost: Alternative,
  free: readonly Alternative[],
  { count = 3, busy = 0 } = {},
): Alternative[] {
  const away = ({ slot }: Alternative) => Math.abs(Date.parse(slot.start) - Date.parse(lost.slot.start))
  const isSame = ({ provider }: Alternative) => provider?.id === lost.provider?.id
  const ordered = free
    .filter((one) => !(isSame(one) && lost.provider && away(one) === 0))
    .filter((one) => away(one) >= busy * 60_000)
    .sort((a, b) => away(a) - away(b))
  const firsts = [ordered.find(isSame), ordered.find((one) => !isSame(one))].filter(
    (one) => one !== undefined,
  )
  return [...new Set([...firsts, ...ordered])].slice(0, count)
}

/**
 * Who else may have time: each professional once where it is no matter at which practice, because nobody goes there.
 * In: whose time was lost, all who give the service, and the service. Out: without those known to have no time.
 */
export function findOtherProviders(lost: Choice, all: readonly Choice[], service?: Choice): Choice[] {
  const isOnline = service?.appointmentType === 2
  const who = ({ id, ref }: Choice) =>
    isOnline && ref?.['doctorId'] !== undefined ? ref['doctorId'] : `provider ${id}`
  const met = new Set([who(lost)])
  return all.filter((one) => {
    if (one.firstDate === null || met.has(who(one))) return false
    met.add(who(one))
    return true
  })
}
