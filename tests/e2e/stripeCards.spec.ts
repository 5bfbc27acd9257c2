import type { Page } from '@playwright/test'
import { openPath, signInByForm } from './support/people'
import { stubStripePages } from './support/stripe/stripePages'
import { startStripePortal, type StripePortal } from './support/stripe/stripePortal'
import { expect, expectAccessible, test } from './support/test'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) =>
  dialog(page).frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox')

let portal: StripePortal

test.beforeAll(async () => {
  portal = await startStripePortal()
})
test.afterAll(async () => portal.stop())

/** Types a card with the keyboard alone: from one field to the next with Tab. */
async function typeCard(page: Page, number: string, expiry: string, code: string): Promise<void> {
  await field(page, 'cardNumber').fill('')
  await field(page, 'cardNumber').pressSequentially(number)
  for (const [name, text] of [
    ['cardExpiry', expiry],
    ['cardCvc', code],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(field(page, name)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
}

test('@phone ACCOUNT-011 ACCOUNT-012 C-066 a card in frames of Stripe pays a plan, after an error in each field, a refusal and a question of the bank', async ({
  page,
}) => {
  await stubStripePages(page, portal.stub)
  await signInByForm(page, 'luis', portal.url)
  await openPath(page, '/change-plan?plan=3')
  await page.getByRole('button', { name: 'Continuar y añadir la tarjeta' }).click()
  const pay = dialog(page).getByRole('button', { name: /^Pagar / })
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByText('Número de la tarjeta').click()
  await expect(field(page, 'cardNumber')).toBeFocused()

  await typeCard(page, '4242 4242 4242 4243', '0824', '1')
  await pay.click()
  await expect(dialog(page).getByText('Revisa los 3 datos marcados.')).toBeVisible()
  for (const fault of ['Este número no es de una tarjeta', 'Esta tarjeta ya ha caducado', 'Son las 3 cifras'])
    await expect(dialog(page).getByText(fault)).toBeVisible()
  await expect(field(page, 'cardNumber')).toBeFocused()
  await expectAccessible(page)

  await typeCard(page, '4000 0000 0000 9995', '0839', '123')
  await pay.click()
  await expect(dialog(page).getByRole('alert').getByText('No hay saldo suficiente')).toBeVisible()

  await typeCard(page, '4000 0025 0000 3155', '0839', '123')
  await pay.click()
  const bank = page.frameLocator('iframe[title="Question of the bank"]')
  await bank.getByRole('button', { name: 'Refuse' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Tu banco no ha podido comprobar que eres tú.')).toBeVisible()
  await pay.click()
  await bank.getByRole('button', { name: 'Confirm' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ya tienes Plus' })).toBeVisible()
  expect([...portal.stub.subscriptions.values()].map(({ status }) => status)).toEqual(['active'])
})
