import type { Page } from '@playwright/test'
import { openPath, signIn } from '../people'
import { expect, expectAccessible } from '../test'
import { button, expectPicture, phone } from './calls'

interface People {
  /** The browser of the doctor, in English. */
  doctor: Page
  otherBrowser: (options: typeof phone) => Promise<Page>
}

/** A patient on a phone waits, reads the doctor's hour, looks at something else, and is seen after a press. */
export async function waitUnseen({ doctor, otherBrowser }: People): Promise<void> {
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
  await turn.getByRole('button', { name: 'Entrar en la consulta' }).click()
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
}
