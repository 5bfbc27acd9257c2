import type { APIRequestContext, Page } from '@playwright/test'
import { addressOf } from './server'
import { expect } from './test'

export const portalUrl = addressOf('esaludplus')
/** Node does not resolve a tenant's host on every system. */
export const headers = { host: new URL(portalUrl).host }

/** An appointment that waits for its payment, and the address of its payment page. */
export interface PendingPayment {
  bookId: number
  redirectUrl: string
  /** The booking request, to repeat it. */
  request: object
}

/** Books a paid slot through the API, after the months that other stories use; or repeats a request. */
export async function reservePaidSlot(page: Page, request?: object): Promise<PendingPayment> {
  const payment = await page.evaluate(reserveInPage, request)
  reserved.push(payment.bookId)
  return payment
}

const reserved: number[] = []

/** Cancels what the test reserved: a patient may hold only a few times at once. */
export const cancelReserved = (page: Page): Promise<void> =>
  page.evaluate(async (ids) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    for (const id of ids) await fetch(`/api/appointments/${id}`, { method: 'DELETE', headers })
  }, reserved.splice(0))

async function reserveInPage(repeated: object | undefined): Promise<PendingPayment> {
  const session = {
    authorization: `Bearer ${localStorage.getItem('token')}`,
    'content-type': 'application/json',
  }
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    return (await (await fetch(`/api/appointments/${path}`, { headers: session, ...post })).json()) as T
  }
  const send = async (request: object): Promise<PendingPayment> => ({
    ...(await call<PendingPayment>('', request)),
    request,
  })
  if (repeated) return send(repeated)

  type Offer = { id: number; services: { id: number; amount: number; type: number }[] }
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  for (const { id: providerId, services } of await call<Offer[]>('providers')) {
    const serviceId = services.find(({ amount, type }) => amount > 0 && type === 2)?.id
    const query = { serviceId, providerId, from: day(70), to: day(88) }
    const free = serviceId
      ? Object.values(await call<Record<string, string[]>>('start-time-matrix', query)).flat()
      : []
    const start = free[Math.floor(Math.random() * free.length)]
    if (!start) continue
    const when = { date: `${start.slice(0, 10)}T00:00:00Z`, time: start.slice(11, 16), userOffset: 60 }
    const returnUrl = `${location.origin}/#/videoconsultation/appointment-booked/{bookId}`
    const payment = await send({ serviceId, providerId, ...when, returnUrl })
    if (payment.redirectUrl) return payment
  }
  throw new Error('No provider offers a paid service with a free slot')
}

/** Sends the notification of the payment service to the server. */
export async function notifyPayment(
  request: APIRequestContext,
  { redirectUrl }: PendingPayment,
  decision: string,
): Promise<void> {
  const form = { ...paymentForm(redirectUrl), decision }
  const answer = await request.post('/payment/redsys/decision', { headers, form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

export function paymentForm(redirectUrl: string): Record<string, string> {
  const query = new URLSearchParams(redirectUrl.split('?')[1])
  return {
    Ds_SignatureVersion: 'HMAC_SHA256_V1',
    Ds_MerchantParameters: query.get('parameters') ?? '',
    Ds_Signature: query.get('signature') ?? '',
  }
}
