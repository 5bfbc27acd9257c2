import type { Locator, Page } from '@playwright/test'
import { AppointmentType } from '../../../../schemas/generated/constants'
import { openPath } from '../people'
import { expect, expectAccessible } from '../test'
import { button } from './calls'

/** Who comes in the morning of the story, and when: minutes before the hour at which it begins. */
export const morning = {
  /** Yesterday, in person: nobody has written about it. */
  lucia: { key: 'ana/child', name: 'Lucía Vega Suárez', ago: 24 * 60, type: AppointmentType.inPerson },
  /** By video: does not come. */
  luis: { key: 'luis', name: 'Luis Barrera Gil', ago: 50, type: AppointmentType.online },
  /** In person. */
  manuel: { key: 'ana/parent', name: 'Manuel Suárez Díaz', ago: 35, type: AppointmentType.inPerson },
  /** By video: late. */
  ana: { key: 'ana', name: 'Ana Suárez Prieto', ago: 20, type: AppointmentType.online },
  /** In person, in three hours: cancelled by the doctor. */
  diego: { key: 'ana/brother', name: 'Diego Suárez Prieto', ago: -180, type: AppointmentType.inPerson },
} as const

/** Writes what a consultation needs into the note that is open. */
export async function writeNote(doctor: Page, assessment: string, summary: string): Promise<void> {
  await doctor.getByRole('textbox', { name: 'Assessment' }).fill(assessment)
  await doctor.getByRole('textbox', { name: /^Summary for / }).fill(summary)
  await expect(doctor.getByText(/^Saved, /)).toBeVisible()
}

/** Finishes the consultation whose note is open, and sends it. */
export async function finish(doctor: Page): Promise<void> {
  await button(doctor, 'End the consultation').click()
  await doctor
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Finish and send to / })
    .click()
  await expect(doctor.getByText('Consultation ended and summary sent.')).toBeVisible()
}

/** The row of a patient in the doctor's day. */
export const dayRow = (doctor: Page, name: string): Locator =>
  doctor.getByRole('listitem').filter({ has: doctor.getByRole('link', { name, exact: true }) })

/** Books a follow-up from the note that is open, at the first free time of a week from now, or of the next day that has one. */
export async function bookFollowUp(doctor: Page): Promise<void> {
  await button(doctor, 'Book the follow-up').click()
  const dialog = doctor.getByRole('dialog', { name: /follow-up$/ })
  await expectAccessible(doctor)
  const book = dialog.getByRole('button', { name: 'Book', exact: true })
  // A holiday has no free times.
  const next = dialog.getByRole('button', { name: /^Go to / })
  await expect(book.and(dialog.locator(':enabled')).or(next)).toBeVisible()
  if (await next.isVisible()) await next.click()
  await book.click()
  await expect(dialog).toHaveCount(0)
  await expect(button(doctor, 'Book another one')).toBeVisible()
}

/** When something happened: not before the one instant and not after the other, in milliseconds. */
export interface Span {
  from: number
  to: number
}

/** Does something and says between which instants of a page's clock it happened. */
export async function timed(page: Page, work: () => Promise<unknown>): Promise<Span> {
  const now = () => page.evaluate(() => Date.now())
  const from = await now()
  await work()
  return { from, to: await now() }
}

/** The report of a month's calls as an administrator of reports reads it. */
export async function openListedCalls(admin: Page): Promise<void> {
  await openPath(admin, '/admin/video-calls-report')
  await button(admin, 'This month').click()
  await expect(admin.getByRole('table')).toBeVisible()
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeStyle: 'medium' })

/** The seconds of a span as a clock in Madrid shows them. */
const clocksOf = ({ from, to }: Span): string[] =>
  Array.from({ length: Math.ceil((to - from) / 1000) + 1 }, (_, second) => clock.format(from + second * 1000))

/** Expects that a row of the report has the start, the end and the minutes of a call that began and ended in these spans. */
export async function expectTimes(row: Locator, began: Span, ended: Span): Promise<void> {
  const [, start, end, minutes] = await row.getByRole('cell').allTextContents()
  expect(clocksOf(began)).toContain(start)
  expect(clocksOf(ended)).toContain(end)
  const rounded = (milliseconds: number) => Math.round(Math.floor(milliseconds / 1000) / 60)
  expect(Number(minutes)).toBeGreaterThanOrEqual(rounded(ended.from - began.to))
  expect(Number(minutes)).toBeLessThanOrEqual(rounded(ended.to - began.from))
}
