import { expect, expectAccessible, test } from './support/test'
import { addressOf } from './support/server'
import {
  appointment,
  bookAs,
  cancel,
  chooseProvider,
  notesField,
  openList,
  pickTime,
  toReview,
} from './support/booking'
import { signIn, speak } from './support/people'

/** Each project books at a tenant of its own, so that ana is never at two places at once. */
const places = {
  desktop: { tenant: 'portico', specialty: 'Traumatología', person: 'luis' },
  phone: { tenant: 'covadonga', specialty: 'Ginecología', person: 'videos' },
} as const
const placeOf = (project: string) => places[project === 'phone' ? 'phone' : 'desktop']

test.describe('a booking with a chosen doctor', () => {
  test('BOOK-093 BOOK-039 BOOK-012 BOOK-038 BOOK-041 BOOK-055 is confirmed, listed, moved and cancelled', async ({
    page,
  }, { project }) => {
    const { tenant, specialty } = placeOf(project.name)
    const notes = `Me duele la rodilla (${project.name})`
    await signIn(page, 'ana', addressOf(tenant))
    await bookAs(page, { specialty, notes })
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Ver mis citas' }).click()
    await expect(appointment(page, notes)).toContainText(specialty)
    const before = await appointment(page, notes).getByRole('time').innerText()

    await appointment(page, notes)
      .getByRole('link', { name: /^Cambiar la cita con / })
      .click()
    await expect(page.getByText('La cita que tienes ahora')).toBeVisible()
    await page.getByRole('button', { name: 'Seguir con esta hora' }).click()
    await expect(page.getByText('Es la hora que ya tienes.')).toBeVisible()
    await expectAccessible(page)
    await pickTime(page, -1)
    await page.getByRole('button', { name: 'Seguir con esta hora' }).click()
    await expect(notesField(page)).toHaveValue(notes)
    await page.getByRole('button', { name: 'Cambiar la cita' }).click()
    await expect(page).toHaveURL(/appointment-booked/)

    await openList(page)
    await expect(appointment(page, notes)).toHaveCount(1)
    await expect(appointment(page, notes).getByRole('time')).not.toHaveText(before)
    await cancel(page, notes)
    await page.getByRole('link', { name: 'Anuladas' }).click()
    await expect(appointment(page, notes)).toBeVisible()
  })

  test('SHELL-030 BOOK-034 keeps all that was chosen and typed: language, reload, back, sign-in', async ({
    page,
  }) => {
    const notes = 'Palpitaciones al subir escaleras'
    await signIn(page, 'luis')
    await toReview(page, { notes })
    const chosen = await page
      .getByRole('definition')
      .filter({ hasText: /\d\d:\d\d$/ })
      .first()
      .innerText()

    await speak(page, 'English')
    await expect(page.getByRole('button', { name: 'Book appointment' })).toBeVisible()
    await expect(notesField(page)).toHaveValue(notes)
    await expectAccessible(page)

    await page.reload()
    await expect(notesField(page)).toHaveValue(notes)
    await speak(page, 'Español')
    await expect(page.getByText(chosen)).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('radiogroup').getByRole('radio', { checked: true })).toHaveCount(1)
    await page.goBack()
    await expect(chooseProvider(page)).toBeVisible()
    await page.goForward()
    await page.goForward()
    await expect(notesField(page)).toHaveValue(notes)
  })
})

test('BOOK-069 BOOK-039 a booking with whoever is free', async ({ page }, { project }) => {
  const { person } = placeOf(project.name)
  const notes = `Duermo mal (${project.name})`
  await signIn(page, person)
  await page.getByRole('link', { name: 'Pedir cita' }).first().click()
  await page.getByRole('button', { name: /^Psicología / }).click()
  await page.getByRole('button', { name: /Primera visita/ }).click()
  await pickTime(page, project.name === 'phone' ? 0 : -1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Seguir con esta hora' }).click()
  await expect(page.getByText('El profesional que esté libre a esa hora')).toBeVisible()
  await notesField(page).fill(notes)
  await page.getByRole('button', { name: 'Reservar cita' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver mis citas' }).click()
  await expect(appointment(page, notes)).toContainText('Psicología')
  await cancel(page, notes)
})
