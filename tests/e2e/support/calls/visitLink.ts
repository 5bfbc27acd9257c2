import type { BrowserContextOptions, Page } from '@playwright/test'
import { signIn, openPath } from '../people'
import { expect, expectAccessible } from '../test'
import { button, expectPicture, phone } from './calls'

interface Browsers {
  page: Page
  otherBrowser: (options?: BrowserContextOptions) => Promise<Page>
}

/**
 * A patient joins by the link of the visit on a phone where somebody else is signed in. A program that opens the link before,
 * with scripts but without a click, changes nothing.
 */
export async function joinByLink({ page: doctor, otherBrowser }: Browsers): Promise<void> {
  const link = await copyLink(doctor)
  const scanner = await otherBrowser({ locale: 'es-ES' })
  await scanner.goto(link)
  await expect(button(scanner, 'Entrar en la consulta')).toBeVisible()

  const patient = await otherBrowser(phone)
  await signIn(patient, 'luis')
  // In the open portal of Luis the link begins a page of its own.
  await patient.goto(link)
  await expect(patient.getByRole('heading', { level: 1, name: 'Tu consulta por vídeo' })).toBeVisible()
  expect(patient.url()).not.toContain('token')
  await expect(patient.getByRole('navigation')).toHaveCount(0)
  await expectAccessible(patient)
  await button(patient, 'Entrar en la consulta').click()
  await expect(patient.getByText('Aquí solo ves esta consulta.')).toBeVisible()
  await expect(patient.getByRole('heading', { name: /^Ana Suárez/ })).toBeVisible()
  await expectAccessible(patient)
  expect(await statusOf(patient, 'api/users/data')).toBe(403)

  await talk(doctor, patient)
  await patient.reload()
  await expect(patient.getByText('Aquí solo ves esta consulta.')).toBeVisible()
  await button(scanner, 'Entrar en la consulta').click()
  await expect(scanner.getByText('Este enlace ya se ha abierto en otro dispositivo')).toBeVisible()
  await expectAccessible(scanner)

  await button(patient, 'Salir').click()
  await expect(patient.getByRole('heading', { level: 1, name: 'Has salido de la consulta' })).toBeVisible()
  await patient.getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(patient.getByRole('heading', { level: 1 })).toContainText('Luis')
}

/** Makes the link of Ana's visit, and copies it. */
async function copyLink(doctor: Page): Promise<string> {
  await doctor.context().grantPermissions(['clipboard-read', 'clipboard-write', 'camera', 'microphone'])
  await signIn(doctor, 'doctor')
  await openPath(doctor, '/doctor/today')
  await doctor
    .getByRole('link', { name: /Ana Suárez/ })
    .first()
    .click()
  await button(doctor, /^Copy the link for Ana/).click()
  await expect(doctor.getByText(/^Link copied/)).toBeVisible()
  await expectAccessible(doctor)
  return doctor.evaluate(() => navigator.clipboard.readText())
}

/** The doctor calls, and the patient answers and hangs up. */
async function talk(doctor: Page, patient: Page): Promise<void> {
  await button(doctor, /^Call Ana/).click()
  const ringing = patient.getByRole('alertdialog', { name: /^Dr/ })
  await ringing.getByRole('button', { name: 'Contestar' }).click()
  await expectPicture(patient, /^Vídeo de Dr/)
  await expectPicture(doctor, /^Ana.*’s video/)
  await button(patient, 'Colgar').click()
  await expect(patient.getByText('Aquí solo ves esta consulta.')).toBeVisible()
  await expect(doctor.getByText(/has left the call/)).toBeVisible()
}

/** The answer of the API to the session of the visit. */
const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => {
    const authorization = `Bearer ${sessionStorage.getItem('visit.session')}`
    return (await fetch(`/${address}`, { headers: { authorization } })).status
  }, path)
