import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { expectMessage } from './messages'
import { openPath } from './people'

/** Options of a test booking. A specialty of its own keeps a story from competing with others for slots. */
export interface BookingOptions {
  specialty?: string
  notes?: string
  /** Books in the month after the default one, where the person has no other appointments. */
  isLater?: boolean
}

const defaultSpecialty = 'Cardiología'
const pageHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens the specialty step of a booking with a chosen doctor. */
async function toSpecialty(page: Page): Promise<void> {
  await openPath(page, '/videoconsultation/appointment-doctor')
  await expect(pageHeading(page, '¿Para qué necesitas la cita?')).toBeVisible()
}

/** Opens the professionals of a specialty. */
export async function toProvider(
  page: Page,
  { specialty = defaultSpecialty }: BookingOptions = {},
): Promise<void> {
  await toSpecialty(page)
  await page.getByRole('button', { name: new RegExp(`^${specialty} `) }).click()
  await expect(pageHeading(page, '¿Con quién quieres la cita?')).toBeVisible()
  await chooseService(page)
  await expect(providerButton(page)).toBeVisible()
}

/** Chooses the first type of appointment. Professionals are listed once it is known. */
export const chooseService = (page: Page | FrameLocator): Promise<void> => serviceButton(page).click()

/** The first type of appointment in the step of the professionals. */
export const serviceButton = (page: Page | FrameLocator): Locator =>
  page
    .getByRole('group', { name: /^(Tipo de cita|Appointment type)$/ })
    .getByRole('button')
    .first()

/** Opens the times of the first professional. */
export async function toTime(page: Page, options: BookingOptions = {}): Promise<void> {
  await toProvider(page, options)
  await providerButton(page).click()
  await expect(pageHeading(page, '¿Qué día te viene bien?')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeAttached()
}

/** Opens the review with a chosen time and notes. */
export async function toReview(page: Page, options: BookingOptions = {}): Promise<void> {
  await toTime(page, options)
  if (options.isLater) await toLaterMonth(page)
  await pickTime(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(pageHeading(page, 'Revisa tu cita y resérvala')).toBeVisible()
  if (options.notes) await notesField(page).fill(options.notes)
}

/** Books with the first professional. Ends on the confirmation. */
export async function bookAppointment(page: Page, options: BookingOptions = {}): Promise<void> {
  await toReview(page, options)
  await page.getByRole('button', { name: 'Reservar cita' }).click()
  await expect(page).toHaveURL(/appointment-booked/)
  await expect(pageHeading(page, 'Cita reservada')).toBeVisible()
}

/** The control that opens all times of the first professional. Its label depends on the screen size. */
export const providerButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Elegir a|Ver más días de|Choose|See more days for) / }).first()

export const notesField = (page: Page): Locator =>
  page.getByRole('textbox', { name: /añadir algo|like to add/ })

/** Presses a button, with the mouse by default. */
export type Press = (button: Locator) => Promise<void>
const click: Press = (button) => button.click()

/** Moves the calendar to the next month: the slots of today, or of a month that ends, could expire during the story. */
export async function toNextMonth(page: Pick<Page, 'getByRole'>, press = click): Promise<void> {
  // The weeks before the first free day are not shown, so that today may be missing in its own month. At its end the page is two weeks.
  const months = ['es', 'en'].map((language) => monthFormat(language).format(new Date()))
  const current = page.getByRole('grid', { name: new RegExp(months.join('|')) })
  await page.getByRole('grid').waitFor()
  if (!(await current.isVisible())) return
  await press(page.getByRole('button', { name: /^(Mes siguiente|Next month)$/ }))
  await expect(current).toHaveCount(0)
}

const monthFormat = (language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'Europe/Madrid' })

/** Moves the calendar to the month after the next, where only the story has appointments. */
export async function toLaterMonth(page: Pick<Page, 'getByRole'>, press = click): Promise<void> {
  await toNextMonth(page, press)
  const days = page.getByRole('grid')
  const before = await days.ariaSnapshot()
  await press(page.getByRole('button', { name: /^(Mes siguiente|Next month)$/ }))
  await expect.poll(() => days.ariaSnapshot()).not.toBe(before)
}

/** Shows a day with free times: the current one, otherwise the next free day that the page offers. */
export async function toFreeDay(page: Pick<Page, 'getByRole'>, press = click): Promise<void> {
  const times = page.getByRole('radiogroup').getByRole('radio')
  const next = page.getByRole('button', { name: /^(Ver ese día|See that day)$/ })
  await times.or(next).first().waitFor({ state: 'attached' })
  if (await next.isVisible()) await press(next)
  await times.first().waitFor({ state: 'attached' })
}

/** Index of the default slot; other stories may use the first two. */
const THIRD_SLOT = 2

/** Picks a free time on the first free day of the next month. Clicks the label, which covers the radio. Returns the time, HH:mm. */
export async function pickTime(
  page: Pick<Page, 'getByRole'>,
  index = THIRD_SLOT,
  press = click,
): Promise<string> {
  await toNextMonth(page, press)
  await toFreeDay(page, press)
  const slots = page.getByRole('radiogroup').locator('label')
  const slot = slots.nth(Math.min(index, (await slots.count()) - 1))
  await press(slot)
  await expect(slot.getByRole('radio')).toBeChecked()
  return (await slot.innerText()).slice(0, 5)
}

/** Opens the list of appointments. */
export const openAppointments = (page: Page) => openPath(page, '/videoconsultation/booked-appointments')

/** Notes that no other try of the test has written: a failed try leaves its appointment. */
export const notesOfTry = (text: string): string => `${text} ${test.info().retry}`

/** The list item of the appointment with these notes. */
export const appointmentItem = (page: Page, notes: string): Locator =>
  page.getByRole('article').filter({ hasText: `: ${notes}` })

/** Opens the dialog that cancels an appointment. */
export async function openCancelDialog(page: Page, notes: string): Promise<Locator> {
  await appointmentItem(page, notes)
    .getByRole('button', { name: /^(Anular la cita con|Cancel the appointment with) / })
    .click()
  return page.getByRole('alertdialog', { name: /^(¿Anular esta cita|Cancel this appointment)\?$/ })
}

/** Cancels an appointment and confirms the dialog. */
export async function confirmCancellation(page: Page, notes: string): Promise<void> {
  const dialog = await openCancelDialog(page, notes)
  await dialog.getByRole('button', { name: /^(Anular la cita|Cancel the appointment)$/ }).click()
}

/** Cancels an appointment and waits for the message and the updated list. */
export async function cancelAppointment(page: Page, notes: string): Promise<void> {
  await expectMessage(page, /^(Cita anulada.|Appointment cancelled.)$/, () =>
    confirmCancellation(page, notes),
  )
  await expect(appointmentItem(page, notes)).toHaveCount(0)
}
