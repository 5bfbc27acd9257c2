import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { button, expectPicture, phone } from './support/calls/calls'
import { startFreshPortal } from './support/freshPortal'
import { openPath, signInByForm } from './support/people'
import { expect, expectAccessible, test } from './support/test'

// The doctor's browser is English, the patient's phone Spanish.
test.use({ locale: 'en-GB' })

const HOUR = 3_600_000
/** An hour of the day at which the pool is open and no doctor of the demo data has a visit: 20:00 in Madrid. */
const EVENING = 20

/** Milliseconds until the next evening. */
function untilEvening(): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Madrid',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(new Date())
    .split(':')
    .map(Number)
  return ((EVENING - hour + 24) % 24) * HOUR - minute * 60_000
}

test(
  'CALL-034 CALL-047 a patient calls without an appointment, reads who answers, is seen, and finds the visit in their consultations',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    test.setTimeout(240_000)
    const clock = pathToFileURL(path.join(import.meta.dirname, 'support', 'shiftedClock.mjs'))
    const portal = await startFreshPortal(() => ({
      NODE_OPTIONS: `--import ${clock.href}`,
      CLOCK_SHIFT: String(untilEvening()),
    }))
    try {
      const ana = await otherBrowser(phone)
      for (const browser of [doctor, ana]) await browser.clock.install({ time: Date.now() + untilEvening() })
      await signInByForm(doctor, 'doctor2', portal.url)
      await signInByForm(ana, 'ana', portal.url)
      await openPath(doctor, '/doctor/today')
      await expect(doctor.getByRole('heading', { name: 'Available for consultations' })).toBeVisible()
      await openPath(ana, '/videocallmobile')
      const card = ana.getByRole('region', { name: 'Habla ahora con un médico' })
      await expect(card.getByText('te quedan 4 de 4 este mes', { exact: false })).toBeVisible()
      await expectAccessible(ana)
      await card.getByLabel('¿Qué te pasa?').fill('Sarpullido en la mano')
      await card.getByRole('button', { name: 'Llamar ahora' }).click()
      await expect(ana.getByText('Estamos llamando a un médico')).toBeVisible()
      await expectAccessible(ana)

      const ringing = doctor.getByRole('alertdialog', { name: /^Ana Suárez/ })
      await expect(ringing.getByText('“Sarpullido en la mano”', { exact: false })).toBeVisible()
      await expectAccessible(doctor)
      await ringing.getByRole('button', { name: 'See the patient' }).click()
      await expect(doctor.getByText(/^Calling Ana/)).toBeVisible()
      const turn = ana.getByRole('alertdialog')
      await expect(turn.getByText('Te toca')).toBeVisible()
      await expectAccessible(ana)
      await turn.getByRole('button', { name: 'Entrar en la consulta' }).click()
      await expectPicture(doctor, /^Ana.*’s video/)
      await expectPicture(ana, /^Vídeo de Dr/)
      await expect(doctor).toHaveURL(/#\/doctor\/consultations\/\d+/)
      await expect(doctor.getByText('Sarpullido en la mano').first()).toBeVisible()

      await button(ana, 'Colgar').click()
      await expect(doctor.getByText(/has left the call/)).toBeVisible()
      await openPath(ana, '/videocallmobile')
      await expect(card.getByText('te quedan 3 de 4 este mes', { exact: false })).toBeVisible()
      await openPath(doctor, '/doctor/today')
      await expect(doctor.getByRole('heading', { name: 'To finish' })).toBeVisible()
      // The pages go before their server, which they would miss.
      await Promise.all([doctor.goto('about:blank'), ana.close()])
    } finally {
      await portal.stop()
    }
  },
)
