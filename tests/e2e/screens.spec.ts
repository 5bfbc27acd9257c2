import { inEveryAppearance } from './support/appearances'
import { openAppointments, pickTime } from './support/booking'
import { chooseOwnAccount, fillSignIn, openPath, openUserMenu, signIn } from './support/people'
import { addressOf } from './support/server'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, test } from './support/test'

inEveryAppearance(({ language, theme }) => {
  const say = (es: string, en: string) => (language === 'es' ? es : en)

  test('WCAG the public screens and the sign-in page are accessible', async ({ page }) => {
    for (const [path, heading] of [
      ['/deleted', say('Tu cuenta se ha eliminado', 'Your account has been deleted')],
      ['/account-confirmed?confirmed=1', say('Tu cuenta está confirmada', 'Your account is confirmed')],
      [
        '/account-confirmed?confirmed=0',
        say('No hemos podido confirmar tu cuenta', 'We could not confirm your account'),
      ],
      ['/error-doctor-url', say('Esta no es la página de tu médico', 'This is not your doctor')],
    ] as const) {
      await page.goto(`/#${path}`)
      await expectPageIsHealthy(page, new RegExp(heading))
    }
    await page.getByRole('button', { name: /(idioma|language): / }).click()
    await expectPageIsHealthy(
      page,
      say('¿En qué idioma quieres continuar?', 'Which language would you like to use?'),
    )

    await page.goto('/')
    await expectPageIsHealthy(page, say('Entra en tu portal de salud', 'Sign in to your health portal'))
    await fillSignIn(page, `nobody-${language}-${theme}`, 'wrong')
    await expect(
      page.getByText(say('No se ha podido iniciar la sesión', 'could not sign you in')),
    ).toBeVisible()
    await expectPageIsHealthy(page, say('Entra en tu portal de salud', 'Sign in to your health portal'))
  })

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
    await page.getByRole('button', { name: say('Volver a mi cuenta', 'Back to my account') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ana$/)

    await openPath(page, '/videoconsultation/more')
    await expectPageIsHealthy(page, say('Más', 'More'))
  })

  test('WCAG the lists of appointments, the cancel dialog, the confirmation and the failed payment are accessible', async ({
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
    await openPath(page, '/videoconsultation/appointment-booked/1')
    await expectPageIsHealthy(page, say('No encontramos esta cita', 'We cannot find this appointment'))
    await signIn(page, 'ana', addressOf('esaludplus'))
    await openPath(page, '/videoconsultation/appointment-payment-failed')
    await expectPageIsHealthy(page, say('El pago no se ha completado', 'The payment was not completed'))
  })

  test('WCAG the booking steps and the conflict screen are accessible', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/)
    await signIn(page, 'luis')
    await openPath(page, '/videoconsultation/appointment-doctor')
    await expect(page.getByText(say('Con tu médico de siempre', 'With your own doctor'))).toBeVisible()
    await expectPageIsHealthy(page, say('¿Para qué necesitas la cita?', 'What do you need'))
    await page.getByRole('button', { name: /^Cardiolog/ }).click()
    const choose = page
      .getByRole('button', { name: /^(Elegir a|Ver más días de|Choose|See more days for) / })
      .first()
    await expect(choose).toBeVisible()
    await expectPageIsHealthy(page, say('¿Con quién quieres la cita?', 'Who do you want to see?'))
    await choose.click()
    await expect(page.getByRole('radiogroup')).toBeVisible()
    await expectPageIsHealthy(page, say('¿Qué día te viene bien?', 'Which day'))
    await pickTime(page)
    await page.getByRole('button', { name: say('Continuar', 'Continue') }).click()
    await page.getByRole('textbox').fill('Palpitaciones')
    await expectPageIsHealthy(page, say('Revisa tu cita y resérvala', 'Review your appointment'))

    await page.route('**/api/appointments/book*', (route) =>
      route.fulfill({ status: 400, json: { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32054 } }),
    )
    await page.getByRole('button', { name: say('Reservar cita', 'Book appointment') }).click()
    await expect(
      page
        .getByRole('region', { name: say('Las horas libres', 'Nearest') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    await expectPageIsHealthy(page, say('Esa hora se acaba de ocupar', 'That time has just been taken'))
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
      page.getByText(say('No hemos podido cargar tus citas', 'We could not load your appointments')),
    ).toBeVisible()
    await expectPageIsHealthy(page, say('Mis citas', 'My appointments'))
  })
})
