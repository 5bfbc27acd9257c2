import type { BrowserContextOptions, Page } from '@playwright/test'
import { button, expectPicture, phone } from './support/calls/calls'
import { comeIn, expectPictures, guestIsOver, inviteGuest } from './support/calls/guest'
import {
  bookFollowUp,
  dayRow,
  expectTimes,
  finish,
  morning,
  openListedCalls,
  timed,
  writeNote,
  type Span,
} from './support/calls/morning'
import { planVisits } from './support/calls/plannedVisits'
import { startFreshPortal } from './support/freshPortal'
import { nextAt, type OtherHour } from './support/otherHour'
import { openPath, signInByForm } from './support/people'
import { expect, expectAccessible, test } from './support/test'

// The doctor and the administrator read English, the patient and the interpreter Spanish.
test.use({ locale: 'en-GB' })
test.setTimeout(240_000)

const { lucia, luis, manuel, ana, diego } = morning

/** What is read for a day, and where a note is saved. */
const [day, note] = [/\/api\/video-calls\/doctor\//, /\/api\/consultations\/appointments\/\d+$/]

interface Morning {
  /** The address of the portal. */
  url: string
  hour: OtherHour
  doctor: Page
  otherBrowser: (options: BrowserContextOptions) => Promise<Page>
}

test(
  'CALL-030 CALL-034 REC-060 ADMIN-019 a doctor’s morning: what was left, nobody comes, in person with a follow-up, late by video with an interpreter, and the report has it to the minute',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser, expectedErrors }) => {
    // The interpreter's session ends with the call.
    expectedErrors.push(...guestIsOver)
    // A note that cannot be saved, and a day that cannot be read.
    expectedErrors.push(/ERR_FAILED/)
    const hour = nextAt(10, 30)
    const portal = await startFreshPortal(async (folder) => {
      await planVisits(folder, hour.start, Object.values(morning))
      return hour.settings
    })
    try {
      const story = { url: portal.url, hour, doctor, otherBrowser }
      await hour.setIn(doctor)
      await signInByForm(doctor, 'doctor', portal.url)
      await test.step('what yesterday left', () => writeWhatWasLeft(doctor))
      await test.step('another day', () => lookAtEmptyDay(doctor))
      await test.step('a visit that is ahead', () => cancelVisit(doctor))
      await test.step('nobody comes', () => noteNoShow(doctor))
      await test.step('in person', () => seeInPerson(doctor))
      const call = await test.step('late, by video', () => seeLatePatient(story))
      await test.step('the report', () => readCalls(story, call))
      // The page goes before its server, which it would miss.
      await doctor.goto('about:blank')
    } finally {
      await portal.stop()
    }
  },
)

async function writeWhatWasLeft(doctor: Page): Promise<void> {
  await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
  const left = doctor.getByRole('region', { name: 'To finish' })
  await left.getByRole('link', { name: new RegExp(lucia.name) }).click()
  await doctor.route(note, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await doctor.getByRole('textbox', { name: 'Plan' }).fill('Ear drops')
  await expect(doctor.getByText(/^Not saved since /)).toBeVisible()
  await expectAccessible(doctor)
  await doctor.unroute(note)
  await writeNote(
    doctor,
    'Acute otitis media',
    'Ibuprofen if it hurts. Come back if there is fever in two days.',
  )
  await finish(doctor)
  await openPath(doctor, '/doctor/today')
  await expect(doctor.getByRole('link', { name: new RegExp(lucia.name) })).toHaveCount(0)
}

async function lookAtEmptyDay(doctor: Page): Promise<void> {
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await doctor.route(day, async (route) => {
    await isAsked
    await route.fallback()
  })
  await openPath(doctor, '/doctor/today/2031-01-05')
  await expect(doctor.getByText('Loading your visits…')).toBeVisible()
  answer()
  await expect(doctor.getByRole('heading', { name: 'You have no consultations that day' })).toBeVisible()
  await expectAccessible(doctor)
  await doctor.unroute(day)
  await openPath(doctor, '/doctor/today')
}

async function cancelVisit(doctor: Page): Promise<void> {
  const row = dayRow(doctor, diego.name)
  const choose = async (action: string) => {
    await row.getByRole('button', { name: `More actions: ${diego.name}` }).click()
    await doctor.getByRole('menuitem', { name: action }).click()
  }
  await choose('Move the appointment')
  await expect(doctor.getByRole('dialog', { name: /^Move Diego/ })).toBeVisible()
  await expectAccessible(doctor)
  await doctor.keyboard.press('Escape')
  await choose('Cancel the appointment')
  const question = doctor.getByRole('alertdialog', { name: /^Cancel Diego/ })
  await expectAccessible(doctor)
  await question.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(doctor.getByText('Appointment cancelled.')).toBeVisible()
}

async function noteNoShow(doctor: Page): Promise<void> {
  const row = dayRow(doctor, luis.name)
  await row.getByRole('button', { name: `More actions: ${luis.name}` }).click()
  await doctor.getByRole('menuitem', { name: 'Didn’t attend' }).click()
  await doctor.getByRole('alertdialog').getByRole('button', { name: 'Didn’t attend' }).click()
  await expect(doctor.getByText('Noted: didn’t attend.')).toBeVisible()
  await expect(row.getByText('Didn’t attend', { exact: true })).toBeVisible()
}

async function seeInPerson(doctor: Page): Promise<void> {
  await dayRow(doctor, manuel.name)
    .getByRole('link', { name: /^Write the note/ })
    .click()
  await bookFollowUp(doctor)
  await writeNote(
    doctor,
    'Hypertension, well controlled',
    'Go on as before. We will see each other in a week.',
  )
  await expectAccessible(doctor)
  await finish(doctor)
  await openPath(doctor, '/doctor/today')
  await expect(dayRow(doctor, manuel.name).getByText('Ended', { exact: true })).toBeVisible()
}

/** Returns when the call began and ended. */
async function seeLatePatient({
  url,
  hour,
  doctor,
  otherBrowser,
}: Morning): Promise<{ began: Span; ended: Span }> {
  const [patient, interpreter] = [await otherBrowser(phone), await otherBrowser({ locale: 'es-ES' })]
  for (const browser of [patient, interpreter]) await hour.setIn(browser)
  await signInByForm(patient, 'ana', url)
  await openPath(patient, '/videocallmobile')
  await doctor.route(day, (route) => route.abort())
  await button(patient, 'Entrar en la consulta').click()
  // Somebody may wait who is not seen. The call still rings.
  await expect(doctor.getByText('We couldn’t update your day')).toBeVisible()
  await doctor.unroute(day)
  const began = await timed(doctor, async () => {
    await doctor.getByRole('alertdialog', { name: ana.name }).getByRole('button', { name: 'Answer' }).click()
    await expectPicture(doctor, /^Ana.*’s video/)
  })
  await expectPicture(patient, /^Vídeo de Dr/)

  await interpreter.goto(await inviteGuest(doctor))
  await button(interpreter, 'Continuar').click()
  await comeIn(interpreter)
  await button(patient, 'Sí, que entre').click()
  await Promise.all([doctor, patient, interpreter].map((page) => expectPictures(page, 2)))

  await writeNote(
    doctor,
    'Viral pharyngitis',
    'Drink a lot and rest. Write to us if you are no better in three days.',
  )
  const ended = await timed(doctor, () => finish(doctor))
  await expect(interpreter.getByRole('heading', { level: 1 })).toContainText('Este enlace ya no sirve')
  await openPath(patient, '/videocallmobile/consultations')
  await patient
    .getByRole('link', { name: /Con resumen/ })
    .first()
    .click()
  await expect(patient.getByText('Drink a lot and rest.', { exact: false })).toBeVisible()
  await Promise.all([patient.close(), interpreter.close()])
  return { began, ended }
}

async function readCalls(
  { url, hour, otherBrowser }: Morning,
  { began, ended }: Record<'began' | 'ended', Span>,
): Promise<void> {
  const admin = await otherBrowser({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  await hour.setIn(admin)
  await signInByForm(admin, 'admin', url)
  await openListedCalls(admin)
  const rows = admin.getByRole('row')
  const call = rows.filter({ hasText: ana.name }).filter({ hasText: 'Appointment at 10:10' })
  await expectTimes(call, began, ended)
  await expect(call.getByText('Attended', { exact: true })).toBeVisible()
  await expect(call.getByText('With an interpreter')).toBeVisible()
  const missed = rows.filter({ hasText: luis.name }).filter({ hasText: 'Appointment at 09:40' })
  const [, start, end, minutes] = await missed.getByRole('cell').allTextContents()
  expect([start, end, minutes]).toEqual(['–', '–', '0'])
  // A visit in person is no call.
  await expect(rows.filter({ hasText: manuel.name }).filter({ hasText: 'Appointment at 09:55' })).toHaveCount(
    0,
  )
  await expectAccessible(admin)
  await admin.getByLabel('Find a patient').fill('nobody of this name')
  await expect(admin.getByText('No call between these dates passes the filters.')).toBeVisible()
  await admin.close()
}
