import type { Page } from '@playwright/test'
import {
  appointmentItem,
  cancelAppointment,
  notesField,
  notesOfTry,
  openAppointments,
  pickTime,
  toTime,
} from './support/booking'
import { signIn, type Person } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const specialty = 'Aparato digestivo'
const confirmationHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Cita reservada' })
const conflictHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Esa hora se acaba de ocupar' })

/** Opens the review of the same free time for a person. */
async function goToReview(page: Page, person: Person): Promise<void> {
  await signIn(page, person)
  await toTime(page, { specialty })
  await pickTime(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await notesField(page).fill(notesOf(person))
}

const notesOf = (person: Person) => notesOfTry(`Ardor después de cenar (${person})`)

test('ERR-021 ERR-023 two patients book the same time at once: one gets it, the other keeps the draft and chooses the nearest time', async ({
  page: first,
  otherBrowser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const people = ['admin', 'videos'] as const
  const pages = [first, await otherBrowser()] as const
  await Promise.all([goToReview(pages[0], people[0]), goToReview(pages[1], people[1])])
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Reservar cita' }).click()))
  await Promise.all(
    pages.map((page) => expect(confirmationHeading(page).or(conflictHeading(page))).toBeVisible()),
  )

  const won = await Promise.all(pages.map((page) => confirmationHeading(page).isVisible()))
  expect(won.filter(Boolean)).toHaveLength(1)
  const loserIndex = won[0] ? 1 : 0
  const [loser, person] = [pages[loserIndex], people[loserIndex]]
  await expect(loser.getByText('Esa hora se acaba de ocupar. Elige otra')).toBeVisible()
  await expectAccessible(loser)
  await expect(loser.getByText('No se ha reservado ni cobrado nada.')).toBeVisible()
  await expect(loser.getByRole('blockquote')).toHaveText(notesOf(person))

  const nearest = loser.getByRole('region', { name: 'Las horas libres más cercanas' })
  await nearest.getByRole('listitem').first().getByRole('button').click()
  await expect(notesField(loser)).toHaveValue(notesOf(person))
  await loser.getByRole('button', { name: 'Reservar cita' }).click()
  await expect(confirmationHeading(loser)).toBeVisible()

  await Promise.all(pages.map((page) => openAppointments(page)))
  for (const [index, page] of pages.entries()) {
    const notes = notesOf(people[index === 0 ? 0 : 1])
    await expect(appointmentItem(page, notes)).toHaveCount(1)
    await cancelAppointment(page, notes)
  }
})
