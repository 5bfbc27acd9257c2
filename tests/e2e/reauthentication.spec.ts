import type { Page } from '@playwright/test'
import { mailedLink } from './support/mail'
import { createPerson, mailedCode } from './support/newPerson'
import { expectPageIsHealthy } from './support/pageChecks'
import { fillSignIn, openPath } from './support/people'
import { expect, expectAccessible, refusedHub, test } from './support/test'

const address = 'api/users/request-change-email'

/** Lets the server's next answer be that of a sign-in older than ten minutes; the clock of the server does not move here. */
const ageSignIn = (page: Page) =>
  page.route(
    `**/${address}`,
    (route) => route.fulfill({ status: 403, json: { message: 'REAUTHENTICATION_REQUIRED' } }),
    { times: 1 },
  )

test('ACCOUNT-014 ACCOUNT-045 a sensitive change asks who acts without losing what was typed, and the former address undoes it', async ({
  page,
  otherBrowser,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/status of (400|401|403)/, ...refusedHub)
  const person = await createPerson(await otherBrowser(), 'Irene')
  const newEmail = `nueva.${person.email}`
  await page.goto('/')
  await fillSignIn(page, person.email.replace('@portico.test', ''), person.password)
  await openPath(page, '/profile/myaccount')

  await test.step('the dialogue asks over the open one, and the request is repeated', async () => {
    await page.getByRole('button', { name: 'Cambiar : Correo' }).click()
    await page.getByRole('dialog').getByLabel('Correo nuevo').fill(newEmail)
    await ageSignIn(page)
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    await expect(question.getByLabel('Tu contraseña')).toBeFocused()
    await expectAccessible(page)
    await question.getByLabel('Tu contraseña').fill('wrong')
    await page.keyboard.press('Enter')
    await expect(question.getByText('Esta no es tu contraseña.')).toBeVisible()
    await expect(question.getByLabel('Tu contraseña')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('dialog').getByLabel('Correo nuevo')).toHaveValue(newEmail)
    await expect(page.getByText('No se ha cambiado nada')).toBeVisible()
    await ageSignIn(page)
    await page.getByRole('button', { name: 'Enviarme el código' }).click()
    await question.getByRole('button', { name: 'No sé mi contraseña' }).click()
    await expect(question.getByText(person.email)).toBeVisible()
    await expect(question.getByLabel('Código')).toBeFocused()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Usar mi contraseña' }).click()
    await question.getByLabel('Tu contraseña').fill(person.password)
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    const code = page.getByRole('dialog').getByLabel('Código')
    await expect(code).toBeVisible()
    await code.fill(await mailedCode(newEmail))
    await page.keyboard.press('Enter')
    await expect(page.getByText('desde allí se puede deshacer durante 7 días')).toBeVisible()
  })

  await test.step('opening the link undoes nothing, and its button does', async () => {
    const link = await mailedLink(person.email, 'undoChange')
    const scanner = await otherBrowser()
    await scanner.goto(link)
    await expect(scanner.getByRole('button', { name: 'Deshacer el cambio' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByText(newEmail)).toBeVisible()
    const owner = await otherBrowser()
    await owner.goto(link)
    await expectPageIsHealthy(owner, '¿Quieres volver a tu correo de antes?')
    await owner.getByRole('button', { name: 'Deshacer el cambio' }).click()
    await expect(owner.getByRole('heading', { name: 'El cambio está deshecho' })).toBeVisible()
    await expectAccessible(owner)
    expect(await mailedLink(person.email, 'reset-password')).toContain('token=')
    await owner.goto('about:blank')
    await owner.goto(link)
    await expect(owner.getByRole('heading', { name: 'Este aviso ya no sirve' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  })
})
