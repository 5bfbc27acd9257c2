import type { Draft, RequestFacts } from '@portico/booking/variant'

/** How the request differs from what the person chose, in sentences. Takes what the variant reads in it, and the person's zone. */
export function requestMismatches(facts: RequestFacts, draft: Draft, zone: string): string[] {
  const chosen = draft.slot?.start ?? ''
  return [
    ...timeMismatch(facts.start, chosen, zone),
    ...idMismatch('professional', facts.provider, draft.provider),
    ...idMismatch('service', facts.service, draft.service),
  ]
}

function timeMismatch(said: string, chosen: string, zone: string): string[] {
  const start = Date.parse(said)
  if (!/(?:Z|[+-]\d\d:?\d\d)$/.test(said) || Number.isNaN(start))
    return [`the request's start "${said}" is no instant: it needs a time with Z or an offset`]
  if (start === Date.parse(chosen)) return []
  return [
    `the request says ${utc(said)} UTC, the person chose ${local(chosen, zone)} in ${zone}, which is ${utc(chosen)} UTC`,
  ]
}

const idMismatch = (
  what: string,
  said: string | undefined,
  chosen: { id: string; label: string } | undefined,
): string[] =>
  said === undefined || said === chosen?.id
    ? []
    : [
        `the request names the ${what} "${said}", the person chose ${chosen ? `"${chosen.id}" (${chosen.label})` : 'none'}`,
      ]

const utc = (instant: string) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ')

const local = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant),
  )
