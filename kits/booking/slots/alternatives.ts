import type { Choice, Slot } from '../variant'

/** A free slot and its provider; without a provider, any provider is free then. */
export interface Alternative {
  slot: Slot
  provider?: Choice
}

/**
 * Free slots around a lost one, at most `count`: the nearest of the same provider, the nearest of another, then the
 * nearest of any. The lost time counts only with another provider. `busy`: minutes around it during which the person
 * has another appointment.
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
 * Other providers who may be free. Lists each professional once for online visits.
 * Takes the provider of the lost slot, all providers of the service, and the service. Leaves out providers that
 * are known to have no slot.
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
