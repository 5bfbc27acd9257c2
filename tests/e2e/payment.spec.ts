import type { APIRequestContext, Page } from '@playwright/test'
import { cancel, chooseProvider, notesField, openList, pickTime } from './support/booking'
import { openPath, signIn } from './support/people'
import { addressOf } from './support/server'
import { expectSound } from './support/shown'
import { expect, test } from './support/test'

const shop = addressOf('esaludplus')
/** Not every system finds a tenant's host outside of a browser. */
const headers = { host: new URL(shop).host }

/** A time that is held until it is paid, and the request of its payment. */
interface Held {
  bookId: number
  redirectUrl: string
  /** What was asked for, to ask for it again. */
  wish: object
}

/** Holds a free time with a price, as a booking screen does; given a wish, that one again. */
const hold = (page: Page, wish?: object): Promise<Held> => page.evaluate(holdInPage, wish)

async function holdInPage(again: object | undefined): Promise<Held> {
  const session = {
    authorization: `Bearer ${localStorage.getItem('token')}`,
    'content-type': 'application/json',
  }
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    return (await (await fetch(`/api/appointments/${path}`, { headers: session, ...post })).json()) as T
  }
  const send = async (wish: object): Promise<Held> => ({ ...(await ask<Held>('', wish)), wish })
  if (again) return send(again)

  type Offer = { id: number; services: { id: number; amount: number; type: number }[] }
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  for (const { id: providerId, services } of await ask<Offer[]>('providers')) {
    const serviceId = services.find(({ amount, type }) => amount > 0 && type === 2)?.id
    const query = { serviceId, providerId, from: day(20), to: day(60) }
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
async function decide(request: APIRequestContext, { redirectUrl }: Held, decision: string): Promise<void> {
  const form = { ...formOf(redirectUrl), decision }
  const answer = await request.post('/payment/redsys/decision', { headers, form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

function formOf(redirectUrl: string): Record<string, string> {
  const query = new URLSearchParams(redirectUrl.split('?')[1])
  return {
    Ds_SignatureVersion: 'HMAC_SHA256_V1',
    Ds_MerchantParameters: query.get('parameters') ?? '',
    Ds_Signature: query.get('signature') ?? '',
  }
}

const returnTo = (page: Page, { bookId }: Held) =>
  openPath(page, `/videoconsultation/appointment-booked/${bookId}`)

test.beforeEach(({ page }) => signIn(page, 'luis', shop))

test('PAY-003 PAY-004 PAY-005 BOOK-040 paid: from the booking to the payment page and back to the confirmation', async ({
  page,
}) => {
  const { redirectUrl } = await hold(page)
  await page.goto(redirectUrl)
  await expect(page.getByText('Página de pruebas')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/payment/redsys')
  await expectSound(page, /^Pagar /)
  await page.getByRole('button', { name: /^Pagar / }).click()
  await expect(page).toHaveURL(/appointment-booked\/\d+$/)
  await expectSound(page, 'Cita reservada')
  await expect(page.getByText(/^Has pagado \d/)).toBeVisible()
})

test('PAY-002 C-025 what the redirect was given is not kept, in the address or in the browser', async ({
  page,
}) => {
  const { redirectUrl } = await hold(page)
  // A payment page that does not come: the hop stays as it is.
  await page.route('**/payment/redsys', (route) => route.fulfill({ status: 204 }))
  await page.goto(redirectUrl)
  await expectSound(page, 'Vamos a la página de pago')
  await expect(page.getByText('Modo de pruebas')).toBeVisible()
  await expect(page).toHaveURL(/#\/public\/redsys-redirect$/)
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(kept).not.toContain(new URLSearchParams(redirectUrl.split('?')[1]).get('signature'))
})

for (const [what, button] of [
  ['refused', 'El banco rechaza el pago'],
  ['abandoned', 'Volver sin pagar'],
] as const) {
  test(`ERR-037 BOOK-067 ${what}: nothing is charged, and the way on is offered`, async ({ page }) => {
    const { redirectUrl } = await hold(page)
    await page.goto(redirectUrl)
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(/appointment-payment-failed\?bookId=\d+$/)
    await expectSound(page, 'El pago no se ha completado')
    await expect(page.getByText('No se ha cobrado nada y la cita no está reservada.')).toBeVisible()
    await page.getByRole('link', { name: 'Volver a intentarlo' }).click()
    await expect(page).toHaveURL(/medical-appointment/)
  })
}

test('BOOK-067 PAY-004 refused, tried again with everything still filled in, and paid', async ({ page }, {
  project,
}) => {
  const notes = `Prueba de pago (${project.name})`
  await openPath(page, '/videoconsultation/medical-appointment')
  for (const name of [/^Por vídeo/, /^Privado/, project.name === 'phone' ? /^Dermatología/ : /^Cardiología/])
    await page.getByRole('button', { name }).click()
  await page.getByText('Primera visita', { exact: true }).first().click()
  await chooseProvider(page).click()
  await pickTime(page)
  await page.getByRole('button', { name: 'Seguir con esta hora' }).click()
  await notesField(page).fill(notes)
  await page.getByRole('button', { name: 'Reservar cita' }).click()
  await page.getByRole('button', { name: 'El banco rechaza el pago' }).click()
  await page.getByRole('link', { name: 'Volver a intentarlo' }).click()
  await expect(notesField(page)).toHaveValue(notes)
  await page.getByRole('button', { name: 'Reservar cita' }).click()
  await page.getByRole('button', { name: /^Pagar / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
  await openList(page)
  await cancel(page, notes)
})

test('PAY-006 REC-079 return before notification: it is being confirmed, and then booked without a reload', async ({
  page,
  request,
}) => {
  const held = await hold(page)
  await returnTo(page, held)
  await expectSound(page, 'Estamos confirmando tu pago')
  await expect(page.getByText('Te guardamos esta hora hasta las')).toBeVisible()
  await decide(request, held, 'pay')
  await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
})

test('PAY-006 notification before return, and twice: booked at once', async ({ page, request }) => {
  const held = await hold(page)
  await decide(request, held, 'pay')
  await decide(request, held, 'pay')
  await returnTo(page, held)
  await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
})

test('PAY-003 C-064 forged: the payment page opens no request that is not signed, the portal posts to no stranger', async ({
  page,
  request,
}) => {
  const { bookId, redirectUrl } = await hold(page)
  const forged = { ...formOf(redirectUrl), Ds_Signature: 'AAAA' }
  const answer = await request.post('/payment/redsys', { headers, form: forged })
  expect([answer.status(), (await answer.text()).includes('no se puede abrir')]).toEqual([400, true])
  const strangers: string[] = []
  page.on('request', (asked) => {
    if (new URL(asked.url()).origin !== shop) strangers.push(asked.url())
  })
  const query = new URLSearchParams(redirectUrl.split('?')[1])
  query.set('url', 'https://evil.example/pay')
  await openPath(page, `/public/redsys-redirect?${query.toString()}`)
  await expectSound(page, 'El pago no se ha completado')
  expect(strangers).toEqual([])
  await openPath(page, `/videoconsultation/appointment-booked/${bookId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos confirmando tu pago' })).toBeVisible()
})

test('PAY-004 a tab was closed and the time asked for again; the first payment comes too late and goes back', async ({
  page,
  request,
}) => {
  const closed = await hold(page)
  const again = await hold(page, closed.wish)
  expect(again.bookId).not.toBe(closed.bookId)
  await returnTo(page, closed)
  await expectSound(page, 'Ya no te guardamos la hora')
  await decide(request, closed, 'pay')
  await page.reload()
  await expectSound(page, 'Tu pago llegó tarde y te lo devolvemos')
  await page.getByRole('link', { name: 'Ver mis citas' }).click()
  await expect(
    page.getByText(/^El pago de tu cita del .* llegó cuando la hora ya estaba libre/).first(),
  ).toBeVisible()
  await returnTo(page, again)
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos confirmando tu pago' })).toBeVisible()
})
