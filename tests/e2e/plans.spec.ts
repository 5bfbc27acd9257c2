import type { FrameLocator, Page } from '@playwright/test'
import { createPerson, type NewPerson } from './support/newPerson'
import { expectPageIsHealthy } from './support/pageChecks'
import { fillSignIn, openPath, switchLanguage } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const dialog = (page: Page) => page.getByRole('dialog')

async function signInAs(page: Page, { email, password }: NewPerson): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, email.replace('@portico.test', ''), password)
  await expect(page.getByRole('heading', { level: 1, name: /^(Buen|Good)/ })).toBeVisible()
}

/** Types a card into the fields of the provider. */
async function typeCard(fields: FrameLocator, number: string, expiry: string, code: string): Promise<void> {
  await fields.locator('#number').fill(number)
  await fields.locator('#expiry').fill(expiry)
  await fields.locator('#code').fill(code)
}

test('@phone ACCOUNT-011 ACCOUNT-012 ACCOUNT-013 C-065 C-066 a card pays a plan, after an error in each field and a question of the bank', async ({
  page,
  otherBrowser,
}) => {
  const person = await createPerson(await otherBrowser(), 'Vera')
  await signInAs(page, person)
  await openPath(page, '/videoconsultation-info')
  await expectPageIsHealthy(page, 'La videoconsulta no está en tu plan')
  await page.getByRole('link', { name: 'Ver qué cambia' }).click()
  await expectPageIsHealthy(page, 'Pasar a Plus')
  await page.getByRole('button', { name: 'Continuar y añadir la tarjeta' }).click()
  await expect(dialog(page).getByText('Modo de pruebas: no se cobra nada')).toBeVisible()
  const frame = dialog(page).locator('iframe')
  const fields = frame.contentFrame()
  const pay = dialog(page).getByRole('button', { name: /^Pagar 19,90/ })
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true')
  // The portal cannot read what is typed: the fields have another origin.
  const source = new URL((await frame.getAttribute('src')) ?? '')
  expect(source.origin).not.toBe(new URL(page.url()).origin)

  await typeCard(fields, '4242 4242', '08/24', '1')
  await pay.click()
  await expect(dialog(page).getByRole('alert')).toContainText('Revisa los 3 datos marcados.')
  await expect(fields.getByText('Faltan cifras: son 16.')).toBeVisible()
  await expect(fields.getByText('Esta tarjeta ya ha caducado.')).toBeVisible()
  await expect(fields.getByText('Son las 3 cifras de detrás.')).toBeVisible()
  await expect(fields.locator('#number')).toBeFocused()
  await expectAccessible(page)

  await typeCard(fields, '4000 0000 0000 9995', '08/29', '123')
  await pay.click()
  await expect(dialog(page).getByRole('alert')).toContainText('No hay saldo suficiente')

  await typeCard(fields, '4000 0025 0000 3155', '08/29', '123')
  await pay.click()
  await expect(dialog(page).getByText('Tu banco pide que confirmes el pago.')).toBeVisible()
  await fields.getByRole('button', { name: 'Confirmar el pago' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ya tienes Plus' })).toBeVisible()
  await expect(page.getByText('Cerramos tu sesión en 2 segundos')).toBeVisible()
  await expect(page.locator('input[autocomplete="username"]')).toBeVisible()

  await signInAs(page, person)
  await openPath(page, '/change-plan')
  await expect(page.getByRole('article', { name: 'Plus' }).getByText('Tu plan')).toBeVisible()
})

test('@desktop ACCOUNT-006 ACCOUNT-007 ACCOUNT-034 in English a plan is compared, left at the end of the month and kept', async ({
  page,
  otherBrowser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const person = await createPerson(await otherBrowser(), 'Pilar')
  await signInAs(page, person)
  await switchLanguage(page, 'English')
  await openPath(page, '/change-plan')
  await expectPageIsHealthy(page, 'Which plan do you want?')
  await page.getByRole('link', { name: 'See what Plus changes' }).click()
  await expectPageIsHealthy(page, 'Switch to Plus')
  await page.getByRole('button', { name: 'Continue and add the card' }).click()
  const fields = dialog(page).locator('iframe').contentFrame()
  const pay = dialog(page).getByRole('button', { name: /^Pay €19.90/ })

  await test.step('a card that is refused when it is charged is replaced by another', async () => {
    await expect(fields.getByLabel('Card number')).toBeVisible()
    await expect(pay).not.toHaveAttribute('aria-disabled', 'true')
    await typeCard(fields, '4000 0000 0000 0341', '08/29', '123')
    await pay.click()
    await expect(dialog(page).getByRole('alert')).toContainText('Your bank declined the card.')
    await expect(fields.getByLabel('Card number')).toHaveValue('')
    await expect(pay).not.toHaveAttribute('aria-disabled', 'true')
    await typeCard(fields, '4242 4242 4242 4242', '08/29', '123')
    await pay.click()
    await expect(page.getByRole('heading', { level: 1, name: 'You have Plus' })).toBeVisible()
    await expect(page.locator('input[autocomplete="username"]')).toBeVisible()
  })

  await test.step('ACCOUNT-007 the paid plan is cancelled for the end of its period, and then kept', async () => {
    await signInAs(page, person)
    await openPath(page, '/change-plan?plan=1')
    await expect(page.getByText('When what you’ve paid for ends')).toBeVisible()
    await page.getByRole('button', { name: 'Switch to Basic' }).click()
    await expect(page.getByRole('article', { name: 'Basic' }).getByText('Your next plan')).toBeVisible()
    await expectPageIsHealthy(page, 'Which plan do you want?')
    await openPath(page, '/profile/myaccount')
    await page.getByRole('button', { name: 'Keep Plus' }).click()
    await expect(page.getByText('You’re keeping Plus. There’s nothing else to do.')).toBeVisible()
  })
})
