/** The addresses of the portal before and after a payment. */
export interface ReturnUrls {
  /** The address of the portal without the hash. */
  portal: string
  ok: string
  ko: string
}

/** The placeholder of the appointment's id in an address that the client sends (C-069). */
const PLACEHOLDER = '{bookId}'
const BOOKED = `/videoconsultation/appointment-booked/${PLACEHOLDER}`

/**
 * Creates the return addresses of a payment (C-069). `ok` is the requested address when it belongs to this portal,
 * otherwise the general confirmation; `ko` is the payment-failed page of the same area.
 * Takes `origins`, which serve this portal.
 */
export function createReturnUrls(
  returnUrl: string | undefined,
  bookId: number,
  origins: readonly [string, ...string[]],
): ReturnUrls {
  const [page = '', hash = ''] = resolveReturnUrl(returnUrl, origins).split(/#(.*)/s)
  const area = /^(.*?\/videoconsultation\/)/.exec(hash)?.[1] ?? '/videoconsultation/'
  return {
    portal: page,
    ok: `${page}#${hash.replaceAll(PLACEHOLDER, String(bookId))}`,
    ko: `${page}#${area}appointment-payment-failed?bookId=${bookId}`,
  }
}

function resolveReturnUrl(returnUrl: string | undefined, origins: readonly [string, ...string[]]): string {
  const url = returnUrl !== undefined && URL.canParse(returnUrl) ? new URL(returnUrl) : undefined
  if (url === undefined || !origins.includes(url.origin) || !url.hash.startsWith('#/')) {
    return `${origins[0]}/#${BOOKED}`
  }
  return `${url.origin}${url.pathname}${url.hash}`
}
