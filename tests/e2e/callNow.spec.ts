import type { Locator, Page } from '@playwright/test'
import { button, expectPicture, phone } from './support/calls/calls'
import { startFreshPortal } from './support/freshPortal'
import { nextAt } from './support/otherHour'
import { openPath, signInByForm } from './support/people'
import { expect, expectAccessible, test } from './support/test'

// The doctor's browser is English, the patient's phone Spanish.
test.use({ locale: 'en-GB' })

test(
  'CALL-034 CALL-047 a patient whom nobody can answer gets a message when a doctor is free, calls, keeps the place when the doctor passes the call on, reads who answers, is seen, and finds the visit in their consultations',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    test.setTimeout(240_000)
    // The pool is open, and no doctor of the demo data has a visit.
    const evening = nextAt(20)
    const portal = await startFreshPortal(() => evening.settings)
    try {
      const ana = await otherBrowser(phone)
      for (const browser of [doctor, ana]) await evening.setIn(browser)
      await signInByForm(ana, 'ana', portal.url)
      await openPath(ana, '/videocallmobile')
      const nobody = ana.getByRole('region', { name: 'Ahora no hay ningún médico libre' })
      await nobody.getByRole('button', { name: 'Avisarme cuando haya uno' }).click()
      await expect(nobody.getByText('El aviso vale para hoy', { exact: false })).toBeVisible()
      await expectAccessible(ana)
      await openFirstTime(ana)
      await openPath(ana, '/')
      const luis = await otherBrowser(phone)
      await evening.setIn(luis)
      await readAboutPlan(luis, portal.url)
      await luis.close()
      await signInByForm(doctor, 'doctor2', portal.url)
      await openPath(doctor, '/doctor/today')
      await expect(doctor.getByRole('heading', { name: 'Available for consultations' })).toBeVisible()
      await expect(ana.getByText('Ya hay un médico libre para una consulta sin cita.')).toBeVisible()
      await ana.getByRole('button', { name: 'Ir a llamar' }).click()
      const card = ana.getByRole('region', { name: 'Habla ahora con un médico' })
      await expect(card.getByText('te quedan 4 de 4 este mes', { exact: false })).toBeVisible()
      await expectAccessible(ana)
      const ringing = doctor.getByRole('alertdialog', { name: /^Ana Suárez/ })
      await callNow(card)
      await expect(ana.getByText('Estamos llamando a un médico')).toBeVisible()
      await expectAccessible(ana)
      await ringing.getByRole('button', { name: 'Let someone else answer' }).click()
      await expect(ana.getByText('Seguimos buscando quien te atienda')).toBeVisible()
      await expectAccessible(ana)
      await button(ana, 'Colgar').click()
      await callNow(card)
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

/** Calls whoever is free. */
async function callNow(card: Locator): Promise<void> {
  await card.getByLabel('¿Qué te pasa?').fill('Sarpullido en la mano')
  await card.getByRole('button', { name: 'Llamar ahora' }).click()
}

/** Whose plan has no such calls reads which one has. */
async function readAboutPlan(luis: Page, url: string): Promise<void> {
  await signInByForm(luis, 'luis', url)
  await openPath(luis, '/videocallmobile')
  await expect(luis.getByRole('region', { name: /^La consulta sin cita es del plan / })).toBeVisible()
  await expect(luis.getByRole('button', { name: 'Ver el plan' })).toBeVisible()
  await expectAccessible(luis)
}

/** The first time by video is offered instead, and leads to the times of its service. */
async function openFirstTime(ana: Page): Promise<void> {
  const link = ana.getByRole('link', { name: /^Cita .+ a las \d\d:\d\d$/ })
  const [time] = /\d\d:\d\d$/.exec((await link.textContent()) ?? '') ?? ['']
  await link.click()
  await expect(ana.getByRole('radio', { name: time, exact: true })).toBeAttached()
}
