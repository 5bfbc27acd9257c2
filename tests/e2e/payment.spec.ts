import type { Page } from '@playwright/test'
import {
  appointmentItem,
  cancelAppointment,
  openCancelDialog,
  providerButton,
  notesField,
  notesOfTry,
  openAppointments,
  pickTime,
  toLaterMonth,
} from './support/booking'
import {
  cancelReserved,
  notifyPayment,
  paymentForm,
  headers,
  reservePaidSlot,
  portalUrl,
  type PendingPayment,
} from './support/payment'
import { openPath, signIn } from './support/people'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, expectAccessible, test } from './support/test'

/** `pickTime` takes the last time of a day for an index past the end. */
const LAST_SLOT = 99

/** Books a paid appointment up to the payment page. Stories use different months or slots, so that they do not compete. */
async function toPaymentPage(page: Page, notes: string, isLater = false): Promise<void> {
  await openPath(page, '/videoconsultation/medical-appointment')
  for (const name of [/^Por vídeo/, /^Privado/, /^Cardiología/])
    await page.getByRole('button', { name }).click()
  await page.getByText('Primera visita', { exact: true }).first().click()
  await providerButton(page).click()
  if (isLater) await toLaterMonth(page)
  await pickTime(page, isLater ? undefined : LAST_SLOT)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await notesField(page).fill(notes)
  await expect(page.getByText('Te devolvemos todo si la anulas antes de que empiece.')).toBeVisible()
  await page.getByRole('button', { name: 'Pagar y reservar' }).click()
  await expect(page.getByRole('button', { name: /^Pagar \d/ })).toBeVisible()
}

const openConfirmation = (page: Page, { bookId }: Pick<PendingPayment, 'bookId'>) =>
  openPath(page, `/videoconsultation/appointment-booked/${bookId}`)

test.beforeEach(({ page }) => signIn(page, 'luis', portalUrl))
test.afterEach(({ page }) => cancelReserved(page))

/** Expects the page of a payment that failed without a charge. */
async function expectUnpaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(/appointment-payment-failed\?bookId=\d+$/)
  await expectPageIsHealthy(page, 'The payment wasn’t completed')
  await expect(page.getByText('Nothing was charged, and the appointment isn’t booked.')).toBeVisible()
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('PAY-003 PAY-004 PAY-005 BOOK-040 a patient pays and returns to the confirmation', async ({
    page,
  }) => {
    const { redirectUrl } = await reservePaidSlot(page)
    await page.goto(redirectUrl)
    await expect(page.getByText('Test page')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/payment/redsys')
    await expectPageIsHealthy(page, /^Pay €/)
    await page.getByRole('button', { name: /^Pay €/ }).click()
    await expect(page).toHaveURL(/appointment-booked\/\d+$/)
    await expectPageIsHealthy(page, 'Appointment booked')
    await expect(page.getByText('You’ve paid')).toBeVisible()
    await page.getByRole('link', { name: /^See receipt ES-TEST-\d{4}-\d{5}$/ }).click()
    await expectPageIsHealthy(page, /^Receipt ES-TEST-/)
    await expect(page.getByRole('region', { name: 'The receipt' })).toContainText('Esalud Plus, S. A.')
    await page.getByRole('link', { name: 'Your receipts' }).click()
    await expectPageIsHealthy(page, 'Your receipts')
  })

  test('PAY-002 C-025 the redirect keeps nothing it received, neither in the address nor in storage', async ({
    page,
  }) => {
    const { redirectUrl } = await reservePaidSlot(page)
    // The payment page never loads, so that the redirect page stays.
    await page.route('**/payment/redsys', (route) => route.fulfill({ status: 204 }))
    await page.goto(redirectUrl)
    await expectPageIsHealthy(page, 'Going to the payment page')
    await expect(page.getByText('Test mode')).toBeVisible()
    await expect(page).toHaveURL(/#\/public\/redsys-redirect$/)
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(kept).not.toContain(new URLSearchParams(redirectUrl.split('?')[1]).get('signature'))
  })

  test('ERR-037 BOOK-067 leaving the payment page without paying charges nothing and offers a retry', async ({
    page,
  }) => {
    const { redirectUrl } = await reservePaidSlot(page)
    await page.goto(redirectUrl)
    await page.getByRole('button', { name: 'Go back without paying' }).click()
    await expectUnpaid(page)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/medical-appointment/)
  })

  test('BOOK-067 PAY-004 ERR-037 a refused payment charges nothing, and a retry with the same draft pays', async ({
    page,
  }) => {
    const notes = notesOfTry('I get dizzy when I get up')
    const submit = page.getByRole('button', { name: 'Pay and book' })
    await openPath(page, '/videoconsultation/medical-appointment')
    for (const name of [/^By video/, /^Private/, /^Cardiology/])
      await page.getByRole('button', { name }).click()
    await page.getByText('First visit', { exact: true }).first().click()
    await providerButton(page).click()
    await pickTime(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await notesField(page).fill(notes)
    await submit.click()
    await page.getByRole('button', { name: 'The bank refuses the payment' }).click()
    await expectUnpaid(page)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(notesField(page)).toHaveValue(notes)
    await submit.click()
    await page.getByRole('button', { name: /^Pay €/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Appointment booked' })).toBeVisible()
    await openAppointments(page)
    await cancelAppointment(page, notes)
  })
})

test('PAY-006 REC-079 returning before the notification shows the pending payment, then the confirmation without a reload', async ({
  page,
  request,
}) => {
  const held = await reservePaidSlot(page)
  await openConfirmation(page, held)
  await expectPageIsHealthy(page, 'Estamos confirmando tu pago')
  await expect(page.getByText('Te guardamos esta hora hasta las')).toBeVisible()
  await notifyPayment(request, held, 'pay')
  await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
})

test('PAY-006 a repeated notification before the return books the appointment once', async ({
  page,
  request,
}) => {
  const held = await reservePaidSlot(page)
  await notifyPayment(request, held, 'pay')
  await notifyPayment(request, held, 'pay')
  await openConfirmation(page, held)
  await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
})

test('PAY-003 C-064 a forged request is rejected by the payment page, and the portal posts to no other site', async ({
  page,
  request,
}) => {
  const { bookId, redirectUrl } = await reservePaidSlot(page)
  const forged = { ...paymentForm(redirectUrl), Ds_Signature: 'AAAA' }
  const response = await request.post('/payment/redsys', { headers, form: forged })
  expect([response.status(), (await response.text()).includes('no se puede abrir')]).toEqual([400, true])
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== portalUrl) foreignRequests.push(request.url())
  })
  const query = new URLSearchParams(redirectUrl.split('?')[1])
  query.set('url', 'https://evil.example/pay')
  await openPath(page, `/public/redsys-redirect?${query.toString()}`)
  await expectPageIsHealthy(page, 'El pago no se ha completado')
  expect(foreignRequests).toEqual([])
  await openPath(page, `/videoconsultation/appointment-booked/${bookId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos confirmando tu pago' })).toBeVisible()
})

test('PAY-004 after booking the same time again, the payment of the closed tab arrives late and is refunded', async ({
  page,
  request,
}) => {
  const closed = await reservePaidSlot(page)
  const again = await reservePaidSlot(page, closed.request)
  expect(again.bookId).not.toBe(closed.bookId)
  await openConfirmation(page, closed)
  await expectPageIsHealthy(page, 'Ya no te guardamos la hora')
  await notifyPayment(request, closed, 'pay')
  await page.reload()
  await expectPageIsHealthy(page, 'Tu pago llegó tarde y te lo devolvemos')
  await page.getByRole('link', { name: 'Ver mis citas' }).click()
  await expect(page.getByText(/^El pago de tu cita del .* llegó cuando/).first()).toBeVisible()
  await openConfirmation(page, again)
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos confirmando tu pago' })).toBeVisible()
})

test('PAY-004 C-069 Back from a paid confirmation shows the confirmation again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CACHE_MISS/)
  const notes = notesOfTry('Me canso al subir escaleras')
  await toPaymentPage(page, notes, true)
  await page.getByRole('button', { name: /^Pagar \d/ }).click()
  await expect(page.getByText(/^Has pagado \d/)).toBeVisible()
  // Skips the payment page, which the browser does not show again, back to the redirect page.
  // Leaves after the call has returned, because a page that is left answers no call.
  await page.evaluate(() => setTimeout(() => history.go(-2)))
  await expect(page).toHaveURL(/appointment-booked\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
  await expect(page.getByText(/^Has pagado \d/)).toBeVisible()
  await expect(page).toHaveTitle(/^Cita reservada · /)
  await openAppointments(page)
  await cancelAppointment(page, notes)
})

test('C-060 BOOK-067 PAY-004 Back from the payment page shows the pending payment and keeps the draft; a paid and cancelled appointment is refunded', async ({
  page,
}) => {
  const notes = notesOfTry('Me mareo al levantarme deprisa')
  await toPaymentPage(page, notes)
  await page.goBack()
  await expect(page).toHaveURL(/appointment-payment-failed\?bookId=\d+$/)
  await expectPageIsHealthy(page, 'Falta el pago para reservar tu cita')
  await expect(page.getByText(/Te guardamos la hora hasta las \d\d:\d\d/)).toBeVisible()
  await expect(page.getByText(/No se ha cobrado|rechaza/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Volver a intentarlo' }).click()
  await expect(notesField(page)).toHaveValue(notes)
  await page.getByRole('button', { name: 'Pagar y reservar' }).click()
  await page.getByRole('button', { name: /^Pagar \d/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
  const bookId = Number(/\d+$/.exec(page.url())?.[0])
  await openAppointments(page)
  const dialog = await openCancelDialog(page, notes)
  await expect(dialog.getByText(/^Te devolveremos \d/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Anular la cita' }).click()
  await expect(appointmentItem(page, notes)).toHaveCount(0)
  await openConfirmation(page, { bookId })
  await expect(page.getByRole('heading', { level: 1, name: 'Te devolvemos el pago' })).toBeVisible()
})

test('PAY-004 a time that waits for its payment is paid from the list, and a tab that was open before releases nothing that is paid', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const { bookId } = await reservePaidSlot(page)
  const itemOf = (tab: Page) => tab.getByRole('listitem').filter({ has: tab.locator(`#a${bookId}`) })
  await openPath(page, '/videoconsultation/booked-appointments')
  await expect(itemOf(page).getByText('Falta el pago')).toBeVisible()
  await itemOf(page)
    .getByRole('button', { name: /^Soltar la hora/ })
    .click()
  await expect(page.getByRole('alertdialog', { name: '¿Soltar esta hora?' })).toBeVisible()
  await expectAccessible(page)
  const other = await context.newPage()
  await other.goto(`${portalUrl}/#/videoconsultation/booked-appointments`)
  await itemOf(other)
    .getByRole('link', { name: /^Pagar \d/ })
    .click()
  await other.getByRole('button', { name: /^Pagar \d/ }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Soltar la hora/ })
    .click()
  await expect(page.getByText('La cita ya está pagada, así que sigue reservada.')).toBeVisible()
  await expect(itemOf(page).getByText(/^Pagada: /)).toBeVisible()
})

test('PAY-004 a time that is released is free at once and leaves the list', async ({ page }) => {
  const { bookId } = await reservePaidSlot(page)
  await openPath(page, '/videoconsultation/booked-appointments')
  const item = page.getByRole('listitem').filter({ has: page.locator(`#a${bookId}`) })
  await item.getByRole('button', { name: /^Soltar la hora/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Soltar la hora/ })
    .click()
  await expect(page.getByText('Hora soltada. No se ha cobrado nada.')).toBeVisible()
  await expect(item).toHaveCount(0)
})

test('ERR-037 the redirect page without a payment opens the list of appointments', async ({ page }) => {
  await openPath(page, '/public/redsys-redirect')
  await expectPageIsHealthy(page, 'Mis citas')
})

test('ERR-037 PAY-006 a payment whose status cannot be loaded is reported as unknown', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  await page.route('**/validate-payment/*', (route) => route.fulfill({ status: 503, json: {} }))
  await openPath(page, '/videoconsultation/appointment-payment-failed?bookId=7')
  await expect(page.getByText('No hemos podido comprobar tu pago')).toBeVisible()
  await expect(page.getByText('No se ha cobrado')).toHaveCount(0)
})
