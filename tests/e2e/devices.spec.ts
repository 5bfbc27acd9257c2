import type { Page } from '@playwright/test'
import { createPerson } from './support/newPerson'
import { expectPageIsHealthy, expectToastCoversNothing } from './support/pageChecks'
import { fillSignIn, openPath } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const title = 'Mis dispositivos'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Answers at the provider, and waits for the portal. */
async function answer(page: Page, button: string): Promise<void> {
  await expect(heading(page, 'LifeVit: ¿Compartir tus medidas?')).toBeVisible()
  await expectAccessible(page)
  await press(page, button)
  await expect(heading(page, title)).toBeVisible()
}

test('@phone DEV-040 DEV-042 DEV-043 DEV-044 DEV-045 a person connects the account of their devices, reads its values and removes it', async ({
  page,
  otherBrowser,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/status of 40[03]/)
  const person = await createPerson(await otherBrowser(), 'Vera')
  await page.goto('/')
  await fillSignIn(page, person.email.replace('@portico.test', ''), person.password)
  await expect(heading(page, /^Buen/)).toBeVisible()
  await openPath(page, '/profile/devices-config')
  await expectPageIsHealthy(page, title)

  await test.step('DEV-043 a refusal at the provider connects nothing', async () => {
    await press(page, 'Conectar con LifeVit')
    await answer(page, 'No permitir')
    await expect(page.getByText(/^No has dado permiso en LifeVit/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('DEV-044 DEV-028 a person who allows access has the values in the series, with their device', async () => {
    await press(page, 'Conectar con LifeVit')
    await answer(page, 'Permitir')
    await expect(page.getByText(/^Han llegado \d+ medidas nuevas\.$/)).toBeVisible()
    await expect(page).toHaveURL(/devices-config$/)
    await expect(page.getByRole('region', { name: 'Dispositivos y archivos' })).toContainText('LifeVit Scale')
    await expectPageIsHealthy(page, title)
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await openPath(page, `/videocall/devices/heart-rate?view=table&date=${yesterday}`)
    await expect(page.getByRole('table')).toContainText('Dispositivo · LifeVit Watch')
    await openPath(page, '/profile/devices-config')
    await press(page, 'Traer las medidas')
    await expect(page.getByText('No hay medidas nuevas.')).toBeVisible()
  })

  await test.step('DEV-043 a person who ended the access at the provider connects again, and nothing is saved twice', async () => {
    await page.goto('/demo-devices/access')
    await page.getByRole('button').click()
    await expect(page.getByText(/^(Nadie lee|Nobody reads)/)).toBeVisible()
    await page.goto('/#/profile/devices-config')
    await press(page, 'Traer las medidas')
    await expect(page.getByText('LifeVit ya no acepta la conexión')).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Conectar otra vez')
    await answer(page, 'Permitir')
    await expect(page.getByText('No hay medidas nuevas.')).toBeVisible()
  })

  await test.step('DEV-045 the connection is removed after a question, and the values stay', async () => {
    await press(page, 'Quitar la conexión')
    const question = page.getByRole('alertdialog', { name: '¿Quitar la conexión con LifeVit?' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Quitar la conexión' }).click()
    await expect(page.getByRole('button', { name: 'Conectar con LifeVit' })).toBeVisible()
    await expectToastCoversNothing(page, 'Conexión quitada.')
    await openPath(page, '/videocall/devices')
    await expect(page.getByRole('link', { name: /^Peso/ })).toContainText('kg')
  })
})
