import type { Page } from '@playwright/test'
import { inTwoAppearances, type Appearance } from './support/appearances'
import { chooseService, openAppointments, pickTime, serviceButton, toLaterMonth } from './support/booking'
import { chooseOwnAccount, fillSignIn, openPath, openUserMenu, signIn } from './support/people'
import { addressOf } from './support/server'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, keepNearDialog, test } from './support/test'

/** Answers the list of appointments with one that ends minutes before the slot of the draft on the page. */
async function serveNearAppointment(page: Page): Promise<void> {
  const start = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('booking|')) ?? ''
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '') as { draft: { slot: { start: string } } }
    return Date.parse(stored.draft.slot.start)
  })
  const startDate = new Date(start - 25 * 60_000).toISOString()
  const near = { id: 1, status: 2, startDate, duration: 20, providerName: 'Dra. Inés Vidal' }
  await page.route('**/api/appointments/', (route) => route.fulfill({ json: [near] }))
}

const texts =
  ({ language }: Appearance) =>
  (es: string, en: string) =>
    language === 'es' ? es : en

inTwoAppearances(0, (appearance) => {
  const say = texts(appearance)

  test('WCAG the public screens, an unknown address and the sign-in page are accessible', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404/)
    for (const [path, heading] of [
      ['/deleted', say('Tu cuenta se ha borrado', 'Your account has been deleted')],
      ['/account-confirmed?confirmed=1', say('Tu cuenta está confirmada', 'Your account is confirmed')],
      [
        '/account-confirmed?confirmed=0',
        say('No hemos podido confirmar tu cuenta', 'We couldn’t confirm your account'),
      ],
      ['/error-doctor-url', say('Esta no es la página de tu médico', 'This isn’t your doctor')],
    ] as const) {
      await page.goto(`/#${path}`)
      await expectPageIsHealthy(page, new RegExp(heading))
    }
    await page.getByRole('button', { name: /(idioma|language): / }).click()
    await expectPageIsHealthy(
      page,
      say('¿En qué idioma quieres continuar?', 'Which language would you like to use?'),
    )

    await page.goto('/videos/knee')
    await expectPageIsHealthy(page, say('No encontramos esta página', 'We can’t find this page'))
    await page.getByRole('link', { name: say('Ir al portal', 'Go to the portal') }).click()
    await expectPageIsHealthy(
      page,
      say('Inicia sesión en tu portal de salud', 'Sign in to your health portal'),
    )
    await fillSignIn(page, `nobody-${appearance.language}-${appearance.theme}`, 'wrong')
    await expect(
      page.getByText(say('No se ha podido iniciar la sesión', 'couldn’t sign you in')),
    ).toBeVisible()
    await expectPageIsHealthy(
      page,
      say('Inicia sesión en tu portal de salud', 'Sign in to your health portal'),
    )
  })

  test('WCAG the lists of appointments, the cancel dialog, the confirmation, the notifications and the failed payment are accessible', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404 .*appointments\/1$/)
    await signIn(page, 'ana')
    for (const tab of ['', '?tab=past', '?tab=cancelled']) {
      await openPath(page, `/videoconsultation/booked-appointments${tab}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectPageIsHealthy(page, say('Mis citas', 'My appointments'))
    }
    await openAppointments(page)
    const move = page.getByRole('link', { name: /^(Cambiar|Move) / }).first()
    const id = /\d+$/.exec((await move.getAttribute('href')) ?? '')?.[0]
    await page
      .getByRole('button', { name: /^(Anular|Cancel) / })
      .first()
      .click()
    await expectPageIsHealthy(page, say('¿Anular esta cita?', 'Cancel this appointment?'))
    await page.getByRole('button', { name: say('Volver', 'Go back') }).click()

    await openPath(page, `/videoconsultation/appointment-booked/${id}`)
    await expectPageIsHealthy(page, say('Cita reservada', 'Appointment booked'))
    await openPath(page, '/profile/notifications')
    const sent = page.getByRole('region', { name: say('Correos enviados', 'Emails sent') })
    await expect(
      sent
        .getByRole('listitem')
        .or(sent.getByText(/^(Todavía no|We haven’t)/))
        .first(),
    ).toBeVisible()
    await expectPageIsHealthy(page, say('Avisos y calendario', 'Notifications and calendar'))
    await openPath(page, '/videoconsultation/appointment-booked/1')
    await expectPageIsHealthy(page, say('No encontramos esta cita', 'We can’t find this appointment'))
    await signIn(page, 'ana', addressOf('esaludplus'))
    await openPath(page, '/videoconsultation/appointment-payment-failed')
    await expectPageIsHealthy(page, say('El pago no se ha completado', 'The payment wasn’t completed'))
  })

  test('WCAG an empty, a loading and a failed list are accessible', async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/)
    await signIn(page, 'luis', addressOf('upmedica'))
    await expect(page.getByText(say('No tienes ninguna cita', 'You have no upcoming'))).toBeVisible()
    await expectPageIsHealthy(page, /Luis/)
    await openAppointments(page)
    await expect(page.getByText(say('No tienes citas pendientes', 'You have no upcoming'))).toBeVisible()
    await expectPageIsHealthy(page, say('Mis citas', 'My appointments'))

    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/appointments/all', async (route) => {
      await held
      await route.abort()
    })
    await openPath(page, '/videoconsultation/booked-appointments?tab=past')
    await expect(page.getByText(say('Cargando tus citas…', 'Loading your appointments…'))).toBeAttached()
    await expectPageIsHealthy(page, say('Mis citas', 'My appointments'))
    answer()
    await expect(
      page.getByText(say('No hemos podido cargar tus citas', 'We couldn’t load your appointments')),
    ).toBeVisible()
    await expectPageIsHealthy(page, say('Mis citas', 'My appointments'))
  })
})

inTwoAppearances(1, (appearance) => {
  const say = texts(appearance)

  test('SHELL-029 WCAG the choice of a person, the home page and its menus are accessible', async ({
    page,
  }) => {
    await page.goto('/')
    await fillSignIn(page, 'ana')
    await expectPageIsHealthy(page, say('¿Para quién es la cita?', 'Who is the appointment for?'))
    await chooseOwnAccount(page)
    await expect(
      page.getByRole('region', { name: say('Tu próxima cita', 'Your next appointment') }),
    ).toBeVisible()
    await expectPageIsHealthy(page, /Ana$/)

    await openUserMenu(page)
    await expectPageIsHealthy(page, /Ana$/)
    await page.getByRole('button', { name: say('Cambiar de persona', 'Switch person') }).click()
    await expectPageIsHealthy(page, say('¿Para quién es la cita?', 'Who is the appointment for?'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Lucía / })
      .click()
    await expectPageIsHealthy(page, /Lucía/)
    await expect(
      page.getByRole('button', { name: say('Volver a mi cuenta', 'Back to my account') }),
    ).toBeVisible()
    await openPath(page, '/videoconsultation/booked-appointments')
    await expectPageIsHealthy(page, say('Citas de Lucía', 'Lucía’s appointments'))
    await openPath(page, '/videoconsultation/appointment-doctor')
    await expectPageIsHealthy(
      page,
      say('¿Para qué necesita la cita Lucía?', 'What does Lucía need the appointment for?'),
    )
    await page.getByRole('button', { name: say('Volver a mi cuenta', 'Back to my account') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ana$/)

    await openPath(page, '/videoconsultation/more')
    await expectPageIsHealthy(page, say('Más', 'More'))
  })

  test('WCAG the booking steps, the question about a near appointment and the conflict screen are accessible', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/, /ERR_FAILED/)
    await signIn(page, 'luis')
    await openPath(page, '/videoconsultation/appointment-doctor')
    await expect(page.getByText(say('Con tu médico de siempre', 'With your usual doctor'))).toBeVisible()
    await expectPageIsHealthy(page, say('¿Para qué necesitas la cita?', 'What do you need'))
    await page.getByRole('button', { name: /^Cardiolog/ }).click()
    await expect(serviceButton(page)).toBeVisible()
    await expectPageIsHealthy(page, say('¿Con quién quieres la cita?', 'Who do you want to see?'))
    await chooseService(page)
    const choose = page
      .getByRole('button', { name: /^(Elegir a|Ver más días de|Choose|See more days for) / })
      .first()
    await expect(choose).toBeVisible()
    await expectPageIsHealthy(page, say('¿Con quién quieres la cita?', 'Who do you want to see?'))
    await choose.click()
    await expect(page.getByRole('radiogroup')).toBeVisible()
    await expectPageIsHealthy(page, say('¿Qué día te viene bien?', 'Which day'))
    await toLaterMonth(page)
    await pickTime(page)
    await page.getByRole('button', { name: say('Continuar', 'Continue') }).click()
    await page.getByRole('textbox').fill('Palpitaciones')
    await expectPageIsHealthy(page, say('Revisa tu cita y resérvala', 'Review your appointment'))

    const book = page.getByRole('button', { name: say('Reservar cita', 'Book appointment') })
    const near = await keepNearDialog(page)
    await serveNearAppointment(page)
    // A click before the list has loaded sends the booking without a question.
    const bookings = '**/api/appointments/book*'
    await page.route(bookings, (route) => route.abort())
    await page.reload()
    await expect(async () => {
      await book.click()
      await expect(near).toContainText('Dra. Inés Vidal', { timeout: 5000 })
    }).toPass()
    await expectPageIsHealthy(page, say('Hay otra cita muy cerca', 'There’s another appointment close'))

    await page.unroute(bookings)
    await page.route(bookings, (route) =>
      route.fulfill({ status: 400, json: { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32054 } }),
    )
    await near.getByRole('button', { name: say('Sí, continuar', 'Yes, continue') }).click()
    await expect(
      page
        .getByRole('region', { name: say('Las horas libres', 'Nearest') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    await expectPageIsHealthy(page, say('Esa hora se acaba de ocupar', 'That time has just been taken'))
  })
})
