import { expect, type Locator, type Page } from '@playwright/test'
import { openPath } from './people'

/** What a test books: its own specialty keeps its times apart from those of other tests. */
export interface BookingOptions {
  specialty?: string
  notes?: string
  /** A month after the one in which stories book: the person has appointments in others. */
  isLater?: boolean
}

const defaultSpecialty = 'Cardiología'
const pageHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The specialties of a booking with a chosen doctor. */
export async function toSpecialty(page: Page): Promise<void> {
  await openPath(page, '/videoconsultation/appointment-doctor')
  await expect(pageHeading(page, '¿Para qué necesitas la cita?')).toBeVisible()
}

/** The professionals of a specialty. */
export async function toProvider(
  page: Page,
  { specialty = defaultSpecialty }: BookingOptions = {},
): Promise<void> {
  await toSpecialty(page)
  await page.getByRole('button', { name: new RegExp(`^${specialty} `) }).click()
  await expect(pageHeading(page, '¿Con quién quieres la cita?')).toBeVisible()
  await expect(providerButton(page)).toBeVisible()
}

/** The days and times of the first professional. */
export async function toTime(page: Page, wish: BookingOptions = {}): Promise<void> {
  await toProvider(page, wish)
  await providerButton(page).click()
  await expect(pageHeading(page, '¿Qué día te viene bien?')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeAttached()
}

/** The review, with a time picked and the notes written. */
export async function toReview(page: Page, wish: BookingOptions = {}): Promise<void> {
  await toTime(page, wish)
  if (wish.isLater) await toLaterMonth(page)
  await pickTime(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(pageHeading(page, 'Revisa tu cita y resérvala')).toBeVisible()
  if (wish.notes) await notesField(page).fill(wish.notes)
}

/** Books with a chosen doctor. Ends on the confirmation. */
export async function bookAppointment(page: Page, wish: BookingOptions = {}): Promise<void> {
  await toReview(page, wish)
  await page.getByRole('button', { name: 'Reservar cita' }).click()
  await expect(page).toHaveURL(/appointment-booked/)
  await expect(pageHeading(page, 'Cita reservada')).toBeVisible()
}

/** The way to all times of the first professional: a button on a phone, a link beside the next times on a desktop. */
export const providerButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Elegir a|Ver más días de|Choose|See more days for) / }).first()

export const notesField = (page: Page): Locator =>
  page.getByRole('textbox', { name: /añadir algo|like to add/ })

/** How a button is pressed. */
export type Press = (button: Locator) => Promise<void>
const click: Press = (button) => button.click()

/** From the month of today to the next one: what is left of today, or of a month that ends, goes by while a story looks on. */
export async function toNextMonth(page: Pick<Page, 'getByRole'>, press = click): Promise<void> {
  const today = page.getByRole('button', { name: /^(Hoy|Today), / })
  await page.getByRole('grid').waitFor()
  if (!(await today.isVisible())) return
  await press(page.getByRole('button', { name: /^(Mes siguiente|Next month)$/ }))
  await expect(today).toHaveCount(0)
}

/** The month after the next, where nobody has appointments but those of the story. */
export async function toLaterMonth(page: Pick<Page, 'getByRole'>, press = click): Promise<void> {
  await toNextMonth(page, press)
  const days = page.getByRole('grid')
  const before = await days.ariaSnapshot()
  await press(page.getByRole('button', { name: /^(Mes siguiente|Next month)$/ }))
  await expect.poll(() => days.ariaSnapshot()).not.toBe(before)
}

/** The times of the day on view; where it has none left, those of the next free day, which the page offers. */
export async function toFreeDay(page: Pick<Page, 'getByRole'>, press = click): Promise<void> {
  const times = page.getByRole('radiogroup').getByRole('radio')
  const next = page.getByRole('button', { name: /^(Ver ese día|See that day)$/ })
  await times.or(next).first().waitFor({ state: 'attached' })
  if (await next.isVisible()) await press(next)
  await times.first().waitFor({ state: 'attached' })
}

/** Neither the first, which another story may want meanwhile, nor its neighbour. */
const THIRD_SLOT = 2

/** Picks a free time of the first day of the next month that has one; the radio itself is covered by the time it shows. Out: the time, HH:mm. */
export async function pickTime(
  page: Pick<Page, 'getByRole'>,
  place = THIRD_SLOT,
  press = click,
): Promise<string> {
  await toNextMonth(page, press)
  await toFreeDay(page, press)
  const slots = page.getByRole('radiogroup').locator('label')
  const slot = slots.nth(Math.min(place, (await slots.count()) - 1))
  await press(slot)
  await expect(slot.getByRole('radio')).toBeChecked()
  return (await slot.innerText()).slice(0, 5)
}

/** The list of appointments. */
export const openAppointments = (page: Page) => openPath(page, '/videoconsultation/booked-appointments')

/** The appointment of the list that has these notes. */
export const appointmentItem = (page: Page, notes: string): Locator =>
  page.getByRole('article').filter({ hasText: `: ${notes}` })

/** Asks to cancel it, and confirms. */
export async function confirmCancellation(page: Page, notes: string): Promise<void> {
  await appointmentItem(page, notes)
    .getByRole('button', { name: /^(Anular la cita con|Cancel the appointment with) / })
    .click()
  const dialog = page.getByRole('alertdialog', { name: /^(¿Anular esta cita|Cancel this appointment)\?$/ })
  await dialog.getByRole('button', { name: /^(Anular la cita|Cancel the appointment)$/ }).click()
}

/** Cancels it and waits until it is said, and has left the list. */
export async function cancelAppointment(page: Page, notes: string): Promise<void> {
  await confirmCancellation(page, notes)
  await expect(page.getByText(/^(Cita anulada.|Appointment cancelled.)$/)).toBeVisible()
  await expect(appointmentItem(page, notes)).toHaveCount(0)
}
