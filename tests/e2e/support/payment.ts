import type { APIRequestContext, Page } from '@playwright/test'
import { addressOf } from './server'
import { expect } from './test'

export const portalUrl = addressOf('esaludplus')
/** Not every system finds a tenant's host outside of a browser. */
export const headers = { host: new URL(portalUrl).host }

/** A time that is held until it is paid, and the request of its payment. */
export interface PendingPayment {
  bookId: number
  redirectUrl: string
  /** What was asked for, to ask for it again. */
  wish: object
}

/** Holds a free time with a price, as a booking screen does, behind the months in which stories book; given a wish, that one again. */
export const reservePaidSlot = (page: Page, wish?: object): Promise<PendingPayment> =>
  page.evaluate(reserveInPage, wish)

async function reserveInPage(again: object | undefined): Promise<PendingPayment> {
  const session = {
    authorization: `Bearer ${localStorage.getItem('token')}`,
    'content-type': 'application/json',
  }
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    return (await (await fetch(`/api/appointments/${path}`, { headers: session, ...post })).json()) as T
  }
  const send = async (wish: object): Promise<PendingPayment> => ({
    ...(await ask<PendingPayment>('', wish)),
    wish,
  })
  if (again) return send(again)

  type Offer = { id: number; services: { id: number; amount: number; type: number }[] }
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  for (const { id: providerId, services } of await ask<Offer[]>('providers')) {
    const serviceId = services.find(({ amount, type }) => amount > 0 && type === 2)?.id
    const query = { serviceId, providerId, from: day(70), to: day(88) }
    const free = serviceId
      ? Object.values(await ask<Record<string, string[]>>('start-time-matrix', query)).flat()
      : []
    const start = free[Math.floor(Math.random() * free.length)]
    if (!start) continue
    const when = { date: `${start.slice(0, 10)}T00:00:00Z`, time: start.slice(11, 16), userOffset: 60 }
    const returnUrl = `${location.origin}/#/videoconsultation/appointment-booked/{bookId}`
    const held = await send({ serviceId, providerId, ...when, returnUrl })
    if (held.redirectUrl) return held
  }
  throw new Error('nothing can be paid for')
}

/** What the payment service does without the browser. */
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
