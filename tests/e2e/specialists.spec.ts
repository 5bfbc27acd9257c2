import type { Page } from '@playwright/test'
import { appointmentItem, notesField, notesOfTry, openAppointments, pickTime } from './support/booking'
import { openPath, signIn, type Person } from './support/people'
import { addressOf } from './support/server'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, test } from './support/test'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Chooses the first specialist of a service and a time. Ends on the review. Returns the time, HH:mm. */
async function choose(page: Page, service: string): Promise<string> {
  await page.getByRole('region', { name: service, exact: true }).getByRole('link').first().click()
  const time = await pickTime(page)
  await button(page, /^(Continuar|Continue)$/).click()
  return time
}

const title = /^(Especialistas|Specialists)$/

/** Opens the list of specialists. */
async function openSpecialists(page: Page, person: Person): Promise<void> {
  await signIn(page, person, addressOf('specialists'))
  await page.getByRole('link', { name: title }).first().click()
  await expectPageIsHealthy(page, title)
}

test(
  'BOOK-011 BOOK-042 BOOK-044 BOOK-061 BOOK-067 ERR-026 I18N-018 a patient retries a refused payment with the same draft, sees an unpaid booking, and pays it',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404 .*book-specialist-payed/)
    const notes = notesOfTry('Me duelen las manos por la mañana')
    await openSpecialists(page, 'videos')
    await choose(page, 'Reumatología: segunda opinión')
    await expect(page).toHaveURL(/\/specialists-appointment\/\d+\/\d+/)
    const when = await page
      .getByRole('definition')
      .filter({ hasText: /\d\d:\d\d$/ })
      .first()
      .innerText()
    await notesField(page).fill(notes)
    await button(page, 'Pagar y reservar').click()
    await button(page, 'El banco rechaza el pago').click()
    await expect(page).toHaveURL(/appointment-payment-failed\?bookId=\d+$/)
    await page.getByRole('link', { name: 'Volver a intentarlo' }).click()
    await expect(page).toHaveURL(/\/specialists-appointment\/\d+\/\d+\?step=review$/)
    await expect(notesField(page)).toHaveValue(notes)
    await expect(page.getByText(when)).toBeVisible()

    // Retrying works more than once.
    await page.goBack()
    await page.getByRole('link', { name: 'Volver a intentarlo' }).click()
    await expect(notesField(page)).toHaveValue(notes)
    await button(page, 'Pagar y reservar').click()
    await button(page, 'Volver sin pagar').click()
    await expect(page).toHaveURL(/appointment-payment-failed\?bookId=\d+$/)
    const bookId = /\d+$/.exec(page.url())?.[0]

    await openPath(page, `/videoconsultation/specialists-appointment-booked/${bookId}`)
    await expectPageIsHealthy(page, 'La consulta no se ha reservado')
    await expect(page.getByText('No hemos podido reservar la consulta.')).toBeVisible()
    await expect(page.getByText('No se te ha cobrado nada.')).toBeVisible()

    await page.getByRole('link', { name: 'Intentarlo de nuevo' }).click()
    await expect(notesField(page)).toHaveValue(notes)
    await expect(page.getByText(when)).toBeVisible()
    await button(page, 'Pagar y reservar').click()
    await button(page, /^Pagar \d/).click()
    await expect(heading(page, 'Consulta reservada')).toBeVisible()
    await expect(page.getByText(/^Has pagado \d/)).toBeVisible()
  },
)

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test(
    'BOOK-001 BOOK-011 BOOK-017 BOOK-043 BOOK-063 C-052 a free consultation is booked without a payment',
    { tag: '@desktop' },
    async ({ page }) => {
      const notes = notesOfTry('Migraines')
      await openSpecialists(page, 'doctor')
      const time = await choose(page, 'Neurology: initial advice')
      await expect(page).toHaveURL(/\/specialists-appointment-free\/\d+\/\d+/)
      await notesField(page).fill(notes)
      await button(page, 'Book consultation').click()
      await expect(heading(page, 'Consultation booked')).toBeVisible()
      await expect(page.getByText('You’ve paid')).toHaveCount(0)
      await openAppointments(page)
      await expect(appointmentItem(page, notes)).toContainText('Neurology')
      await expect(appointmentItem(page, notes).getByRole('time')).toContainText(time)
    },
  )
})
