/** Where the browser comes back to after paying, and where it starts from. */
export interface ReturnUrls {
  /** The portal's page, without what follows `#`. */
  portal: string
  ok: string
  ko: string
}

/** What stands for the appointment's id in an address that the client sends (C-069). */
const PLACEHOLDER = '{bookId}'
const BOOKED = `/videoconsultation/appointment-booked/${PLACEHOLDER}`

/**
 * Where a payment returns to (C-069): the address the client asked for where it is one of this portal, the general
 * confirmation otherwise; and the payment-failed page beside it (ERR-037). `origins`: those that serve this portal.
 */
export function createReturnUrls(
  returnUrl: string | undefined,
  bookId: number,
  origins: readonly [string, ...string[]],
): ReturnUrls {
  const [page = '', hash = ''] = wanted(returnUrl, origins).split(/#(.*)/s)
  const area = /^(.*?\/videoconsultation\/)/.exec(hash)?.[1] ?? '/videoconsultation/'
  return {
    portal: page,
    ok: `${page}#${hash.replaceAll(PLACEHOLDER, String(bookId))}`,
    ko: `${page}#${area}appointment-payment-failed?bookId=${bookId}`,
  }
}

function wanted(returnUrl: string | undefined, origins: readonly [string, ...string[]]): string {
  const url = returnUrl !== undefined && URL.canParse(returnUrl) ? new URL(returnUrl) : undefined
  if (url === undefined || !origins.includes(url.origin) || !url.hash.startsWith('#/')) {
    return `${origins[0]}/#${BOOKED}`
  }
  return `${url.origin}${url.pathname}${url.hash}`
}
