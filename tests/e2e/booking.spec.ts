import { expect, expectAccessible, keepNearDialog, test } from './support/test'
import {
  appointmentItem,
  confirmCancellation,
  bookAppointment,
  cancelAppointment,
  providerButton,
  serviceButton,
  notesField,
  notesOfTry,
  openAppointments,
  pickTime,
  toReview,
} from './support/booking'
import { answerNextWrite } from './support/interception'
import { expectMessage } from './support/messages'
import { fillSignIn, signIn, signInByForm, switchLanguage } from './support/people'

/** Each project has its own specialty and people, so that stories do not compete for slots or appointments. */
const plans = {
  desktop: { specialty: 'Traumatología', chooser: 'doctor', anyone: 'luis' },
  phone: { specialty: 'Ginecología', chooser: 'admin', anyone: 'videos' },
} as const
const planFor = (project: string) => plans[project === 'phone' ? 'phone' : 'desktop']

test.describe('booking with a chosen doctor', () => {
  test('BOOK-093 BOOK-039 BOOK-012 BOOK-038 BOOK-041 BOOK-055 ERR-029 I18N-020 a patient books, finds, moves and cancels an appointment; BOOK-056 BOOK-057 ERR-028 I18N-021 a failed cancellation keeps it', async ({
    page,
    expectedErrors,
  }, { project }) => {
    expectedErrors.push(/status of 500/)
    const { specialty, chooser } = planFor(project.name)
    const notes = notesOfTry(`Me duele la rodilla (${project.name})`)
    await signIn(page, chooser)
    await bookAppointment(page, { specialty, notes })
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Ver mis citas' }).click()
    await expect(appointmentItem(page, notes)).toContainText(specialty)
    const before = await appointmentItem(page, notes).getByRole('time').innerText()

    await appointmentItem(page, notes)
      .getByRole('link', { name: /^Cambiar la cita con / })
      .click()
    await expect(page.getByText('Tu cita actual')).toBeVisible()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Ya tienes la cita a esa hora.')).toBeVisible()
    await expectAccessible(page)
    await pickTime(page, -1)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(notesField(page)).toHaveValue(notes)
    await page.getByRole('button', { name: 'Cambiar la cita' }).click()
    await expect(page).toHaveURL(/appointment-booked/)

    await openAppointments(page)
    await expect(appointmentItem(page, notes)).toHaveCount(1)
    await expect(appointmentItem(page, notes).getByRole('time')).not.toHaveText(before)

    await answerNextWrite(page, '**/api/appointments/*', (route) => route.fulfill({ status: 500, json: {} }))
    await expectMessage(page, /No hemos podido anular la cita. Sigue reservada/, () =>
      confirmCancellation(page, notes),
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'Volver' }).click()
    await expect(appointmentItem(page, notes)).toHaveCount(1)
    await cancelAppointment(page, notes)
    await page.getByRole('link', { name: 'Anuladas' }).click()
    await expect(appointmentItem(page, notes)).toBeVisible()
  })

  test(
    'SHELL-030 C-029 the draft survives a change of language, a reload, Back and the end of the session',
    { tag: '@desktop' },
    async ({ page, context, expectedErrors }) => {
      expectedErrors.push(/status of 401/)
      const notes = 'Palpitaciones al subir escaleras'
      await signInByForm(page, 'luis')
      await toReview(page, { notes, isLater: true })
      const chosen = await page
        .getByRole('definition')
        .filter({ hasText: /\d\d:\d\d$/ })
        .first()
        .innerText()

      await switchLanguage(page, 'English')
      await expect(page.getByRole('button', { name: 'Book appointment' })).toBeVisible()
      await expect(notesField(page)).toHaveValue(notes)
      await expectAccessible(page)

      await page.reload()
      await expect(notesField(page)).toHaveValue(notes)
      await switchLanguage(page, 'Español')
      await expect(page.getByText(chosen)).toBeVisible()

      await page.goBack()
      await expect(page.getByRole('radiogroup').getByRole('radio', { checked: true })).toHaveCount(1)
      await page.goBack()
      await expect(providerButton(page)).toBeVisible()
      await page.goForward()
      await page.goForward()
      await expect(notesField(page)).toHaveValue(notes)

      await context.clearCookies()
      await page.route(
        '**/api/appointments/book-doctor',
        (route) => route.fulfill({ status: 401, json: {} }),
        {
          times: 1,
        },
      )
      await page.getByRole('button', { name: 'Reservar cita' }).click()
      await fillSignIn(page, 'luis')
      await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu cita y resérvala' })).toBeVisible()
      await expect(page.getByText(chosen)).toBeVisible()
      await expect(notesField(page)).toHaveValue(notes)
    },
  )
})

test(
  'BOOK-069 BOOK-039 a patient books with any free professional',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const { anyone } = planFor(project.name)
    const notes = notesOfTry(`Duermo mal (${project.name})`)
    await signIn(page, anyone)
    await page.getByRole('link', { name: 'Pedir cita' }).first().click()
    await page.getByRole('button', { name: /^Psicología / }).click()
    await page.getByRole('button', { name: /Primera visita/ }).click()
    await pickTime(page, project.name === 'phone' ? undefined : -1)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Cualquier profesional libre a esa hora')).toBeVisible()
    await notesField(page).fill(notes)
    await page.getByRole('button', { name: 'Reservar cita' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver mis citas' }).click()
    await expect(appointmentItem(page, notes)).toContainText('Psicología')
    await cancelAppointment(page, notes)
  },
)

test(
  'five clicks lead from the home screen to a booked appointment, and no question asks for a sixth',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'videos')
    const near = await keepNearDialog(page)
    const main = page.getByRole('main')
    const clicks = [
      main.getByRole('link', { name: /^Elegir profesional/ }),
      main.getByRole('button', { name: /^Medicina de familia / }),
      serviceButton(page),
      main
        .locator('article')
        .first()
        .getByRole('button', { name: /, \d\d:\d\d$/ }),
      main.getByRole('button', { name: 'Reservar cita' }),
    ]
    for (const target of clicks) await target.first().click()
    const booked = page.getByRole('heading', { level: 1, name: 'Cita reservada' })
    await expect(booked.or(near)).toBeVisible()
    await expect(near).toHaveCount(0)
    await expect(booked).toBeVisible()
    expect(clicks).toHaveLength(5)
  },
)
