import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Portal } from '../bench/portal'
import { createPerson } from './support/newPerson'
import { expectPageIsHealthy } from './support/pageChecks'
import { fillSignIn, openPath, openUserMenu, switchLanguage } from './support/people'
import { addAuthenticator } from './support/secondStep/authenticator'
import { startSecondStepPortal } from './support/secondStep/portal'
import { expect, expectAccessible, refusedHub, test } from './support/test'

// One portal for all of them.
test.describe.configure({ mode: 'default' })
let portal: Portal
test.beforeAll(async () => {
  portal = await startSecondStepPortal()
})
test.afterAll(async () => portal.stop())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
/** A doctor's home is the day. */
const home = /^(Buen|Good|Tu día|Your day)/

async function signOut(page: Page): Promise<void> {
  await openUserMenu(page)
  await page.getByRole('button', { name: /^(Cerrar sesión|Sign out)$/ }).click()
  await expect(page.getByRole('button', { name: /^(Iniciar sesión|Sign in)$/ })).toBeVisible()
}

/** The code that an app shows, as many periods from now. */
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 })

const codesOn = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /^[a-z\d]{4}(-[a-z\d]{4}){3}$/ })
    .allTextContents()

test('@desktop an administrator who must have a second step makes a passkey before the first page, and enters with it alone', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...refusedHub)
  const device = await addAuthenticator(page)
  await page.goto(portal.url)
  await fillSignIn(page, 'admin')
  await expect(heading(page, 'Protege tu cuenta con un segundo paso')).toBeVisible()
  await expectAccessible(page)
  await page.goto(portal.url)
  await expect(
    heading(page, 'Inicia sesión en tu portal de salud'),
    'there is no way around it',
  ).toBeVisible()
  await fillSignIn(page, 'admin')
  await follow(page, 'Crear una llave de acceso')
  await expectAccessible(page)
  await press(page, 'Crear la llave')
  await expect(heading(page, 'Guarda tus códigos de recuperación')).toBeVisible()
  expect(await codesOn(page)).toHaveLength(10)
  await expectAccessible(page)
  await press(page, 'Los he guardado')
  await expect(heading(page, home)).toBeVisible()

  await test.step('the account shows it; the only one cannot be removed', async () => {
    await openPath(page, '/profile/myaccount')
    await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(0)
    await expectPageIsHealthy(page, 'Segundo paso')
  })

  await test.step('the passkey alone signs in, and opens the administration', async () => {
    await openPath(page, '/')
    await signOut(page)
    await device.setVerified(false)
    await follow(page, 'Iniciar sesión con una llave de acceso')
    await expect(page.getByRole('alert')).toContainText('No se ha podido usar la llave de acceso')
    await expectAccessible(page)
    await device.setVerified(true)
    await press(page, 'Usar la llave de acceso')
    await expect(heading(page, home)).toBeVisible()
    await openPath(page, '/admin/users')
    await expect(heading(page, 'Usuarios')).toBeVisible()
  })
})

test('@phone a doctor sets up an app in English; its code and a recovery code are the second step', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...refusedHub)
  await page.goto(portal.url)
  await page.getByRole('link', { name: /Cambiar a inglés/ }).click()
  await fillSignIn(page, 'doctor')
  await expect(heading(page, 'Protect your account with a second step')).toBeVisible()
  await expectAccessible(page)
  await follow(page, 'Use an authenticator app')
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectAccessible(page)
  await page.getByLabel('6-digit code').fill('000000')
  await press(page, 'Continue')
  await expect(page.getByRole('alert')).toContainText('That code is wrong')
  await expectAccessible(page)
  await page.getByLabel('6-digit code').fill(codeOf(secret, -1))
  await press(page, 'Continue')
  const [recovery = ''] = await codesOn(page)
  await press(page, 'I’ve saved them')
  await expect(heading(page, home)).toBeVisible()

  const enter = async (way: 'app' | 'recovery', code: string) => {
    await signOut(page)
    await fillSignIn(page, 'doctor')
    await expect(heading(page, /^(Second step|Segundo paso)$/)).toBeVisible()
    if (way === 'recovery') await page.getByRole('link', { name: /^(Use a recovery|Usar un código)/ }).click()
    await expectAccessible(page)
    await page.locator('#code').fill(code)
    await page.getByRole('button', { name: /^(Continue|Continuar)$/ }).click()
  }
  await enter('app', codeOf(secret))
  await expect(heading(page, home)).toBeVisible()
  await enter('recovery', recovery.toUpperCase())
  await expect(heading(page, home)).toBeVisible()
  await enter('recovery', recovery)
  await expect(page.getByRole('alert'), 'each works once').toBeVisible()
})

test('@phone a patient adds a passkey and an app in the account, names, uses and removes them', async ({
  page,
  otherBrowser,
  expectedErrors,
}) => {
  // The passkey that was removed is refused.
  expectedErrors.push(...refusedHub, /status of 400 .*\/passkey/)
  const person = await createPerson(await otherBrowser(), 'Nadia')
  await addAuthenticator(page)
  await page.goto('/')
  await fillSignIn(page, person.email.replace('@portico.test', ''), person.password)
  await expect(heading(page, home)).toBeVisible()
  await openPath(page, '/profile/myaccount')
  const dialog = page.getByRole('dialog')

  await test.step('a passkey with its recovery codes', async () => {
    await press(page, 'Añadir una llave de acceso')
    await dialog.getByLabel('Nombre').fill('Mi teléfono')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Crear la llave' }).click()
    await expect(dialog.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Los he guardado' }).click()
    await expect(page.getByText('Mi teléfono', { exact: true })).toBeVisible()
  })

  await test.step('an app, in English', async () => {
    await switchLanguage(page, 'English')
    await press(page, 'Add an authenticator app')
    await expect(dialog.getByRole('img', { name: 'QR code with the key for the app' })).toBeVisible()
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await dialog.getByLabel('6-digit code').fill(codeOf(secret))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add the app' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Rename : Mi teléfono' }).click()
    await dialog.getByLabel('Name').fill('My phone')
    await dialog.getByRole('button', { name: 'Save the name' }).click()
    await expectPageIsHealthy(page, 'Second step')
  })

  await test.step('the passkey alone signs in; afterwards it is removed and does not', async () => {
    await openPath(page, '/')
    await signOut(page)
    await page.getByRole('link', { name: /^(Sign in with a passkey|Iniciar sesión con una llave)/ }).click()
    await expect(heading(page, home)).toBeVisible()
    await openPath(page, '/profile/myaccount')
    await page
      .getByRole('button', { name: /: My phone$/ })
      .last()
      .click()
    const question = page.getByRole('alertdialog', { name: /My phone.*\?$/ })
    await question.getByRole('button', { name: /^(Remove|Quitar)/ }).click()
    await expect(question).toBeHidden()
    await openPath(page, '/')
    await signOut(page)
    await page.getByRole('link', { name: /^(Sign in with a passkey|Iniciar sesión con una llave)/ }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  })
})
