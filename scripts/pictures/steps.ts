import type { Locator, Page } from '@playwright/test'
import { openPath } from '../../tests/e2e/support/people'
import { serviceButton } from '../../tests/e2e/support/booking'
import type { Variant } from './tab'

export type Step = 'specialty' | 'provider' | 'time' | 'review'

/** Path of each brand's booking. */
const paths: Readonly<Record<string, string>> = {
  portico: 'appointment-doctor',
  covadonga: 'hospital-appointment',
}
const specialty = 'Cardiología'

/** Completes a brand's booking up to a step and leaves that step open. */
export const toStep =
  (wanted: Step) =>
  async (page: Page, { brand }: Variant) => {
    await openPath(page, `/videoconsultation/${paths[brand]}`)
    for (let at = await stepOn(page); at.step !== wanted; at = await stepOn(page)) {
      const before = page.url()
      await at.target.click()
      if (at.step === 'time') await page.getByRole('button', { name: 'Continuar' }).click()
      await page.waitForURL((url) => url.href !== before)
    }
  }

/** The current step and the element that completes it. Unknown choices are completed with their first option. */
async function stepOn(page: Page): Promise<{ step: Step | 'other'; target: Locator }> {
  const main = page.getByRole('main')
  const choices = main.locator('.spec-grid button')
  const targets: [Step | 'other', Locator][] = [
    ['review', main.getByRole('button', { name: /^(Reservar cita|Pagar y reservar)$/ })],
    ['provider', main.getByRole('button', { name: /^(Elegir a|Ver más días de) / })],
    ['specialty', choices.filter({ hasText: specialty })],
    ['other', choices],
    ['time', main.getByRole('radiogroup').locator('label')],
  ]
  const service = serviceButton(page)
  const any = targets.map(([, target]) => target).reduce((all, target) => all.or(target), service)
  await any.filter({ visible: true }).first().waitFor()
  if (await service.and(main.locator('[aria-pressed=false]')).isVisible()) await service.click()
  for (const [step, target] of targets) {
    if (await target.first().isVisible()) return { step, target: target.first() }
  }
  return stepOn(page)
}
