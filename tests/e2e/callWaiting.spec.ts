import { button, endCall, expectPicture, phone } from './support/calls/calls'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

// The doctor's browser is English, the patient's phone Spanish.
test.use({ locale: 'en-GB' })
test.setTimeout(180_000)
test.afterEach(async ({ page }) => endCall(page))

test(
  'C-070 CALL-034 CALL-039 a patient who waits reads the doctor’s hour, is unseen on another page, and is seen after a press',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    const ana = await otherBrowser(phone)
    await signIn(doctor, 'doctor')
    await signIn(ana, 'ana')
    await openPath(doctor, '/doctor/today')
    await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
    await openPath(ana, '/videocallmobile')
    await button(ana, /^(Entrar en|Volver a) la consulta$/).click()

    const ringing = doctor.getByRole('alertdialog', { name: /^Ana Suárez/ })
    await ringing.getByRole('button', { name: 'In five minutes' }).click()
    await expect(ringing).toHaveCount(0)
    await expect(ana.getByText(/te atiende hacia las \d\d:\d\d/)).toBeVisible()
    await expect(ana).toHaveTitle(/^A las \d\d:\d\d · /)
    await expect(doctor.getByText(/You said: at about/).first()).toBeVisible()
    await expectAccessible(ana)

    await ana.evaluate(() => void (location.hash = '#/videoconsultation/booked-appointments'))
    const bar = ana.getByRole('region', { name: /^Sala de espera de/ })
    await expect(bar.getByText('Nadie te ve ni te oye', { exact: false })).toBeVisible()
    await expectAccessible(ana)
    await button(doctor, /^Call Ana/)
      .first()
      .click()
    const turn = ana.getByRole('alertdialog')
    await expect(turn.getByText('Te toca')).toBeVisible()
    await expectAccessible(ana)
    await expect(doctor.getByText(/^Calling /)).toBeVisible()
    await turn.getByRole('button', { name: 'Entrar' }).click()
    await expectPicture(doctor, /^Ana.*’s video/)
    await expectPicture(ana, /^Vídeo de Dr/)

    await button(ana, 'Micro, encendido').click()
    await expect(doctor.getByText(/^Ana.* is muted$/)).toBeVisible()
    await button(ana, 'Más opciones de la llamada').click()
    await expectAccessible(ana)
    await button(ana, 'Vista').click()
    await expect(ana.getByRole('dialog', { name: 'Vista' })).toBeVisible()
    await expectAccessible(ana)
    await ana.keyboard.press('Escape')
    await button(doctor, 'View of the call').click()
    await expectAccessible(doctor)
    await doctor.keyboard.press('Escape')
  },
)
