import type { Page } from '@playwright/test'
import { typeDate } from './support/family'
import { createPerson, type NewPerson } from './support/newPerson'
import { fillSignIn, openPath } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const dialog = (page: Page) => page.getByRole('dialog')

const sendSignIn = (page: Page, { email, password }: NewPerson): Promise<void> =>
  fillSignIn(page, email.replace('@portico.test', ''), password)

async function signInAs(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/')
  await sendSignIn(page, person)
  await expect(title(page, /^Buen/)).toBeVisible()
}

/** Changes to the plan with a family, which ends the session. */
async function chooseFamilyPlan(page: Page, person: NewPerson): Promise<void> {
  await openPath(page, '/change-plan?plan=2')
  await button(page, 'Pasar a Familiar').click()
  await sendSignIn(page, person)
  await expect(title(page, /^Buen/)).toBeVisible()
}

/** Ends the session of the other browser only. */
async function endOther(elsewhere: Page): Promise<void> {
  await openSessions(elsewhere)
  await dialog(elsewhere)
    .getByRole('button', { name: /^Cerrar sesión/ })
    .click()
  await expect(elsewhere.getByText('Sesión cerrada en ese dispositivo.')).toBeVisible()
}

/** Ends every session of the account, and signs in again in the other browser. */
async function endAll(elsewhere: Page, person: NewPerson): Promise<void> {
  await openSessions(elsewhere)
  await button(elsewhere, 'Cerrarla en todos mis dispositivos').click()
  await button(elsewhere, 'Iniciar sesión').click()
  await sendSignIn(elsewhere, person)
  await expect(title(elsewhere, /^Buen/)).toBeVisible()
}

async function openSessions(elsewhere: Page): Promise<void> {
  await openPath(elsewhere, '/profile/myaccount')
  await elsewhere.reload()
  await button(elsewhere, 'Ver en qué dispositivos está abierta').click()
  await expect(dialog(elsewhere).getByText('Este dispositivo')).toBeVisible()
}

/** Presses a button whose call is refused with 401, and signs in again. Takes the button, and the call. */
async function saveAndSignIn(page: Page, person: NewPerson, [name, call]: [string, string]): Promise<void> {
  const [method, path] = call.split(' ')
  const refused = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === `/${path}` && answer.request().method() === method,
  )
  await button(page, name).click()
  expect((await refused).status()).toBe(401)
  await expect(page.locator('input[autocomplete="current-password"]')).toBeVisible()
  await expectAccessible(page)
  await sendSignIn(page, person)
}

/** Everything that the browser stores for the portal. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))

test('@phone ERR-003 SHELL-040 ACCOUNT-033 FAMILY-001 ACCOUNT-014 what somebody types survives the end of the session, except passwords', async ({
  page,
  otherBrowser,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/status of 401/, /\/hub/)
  const person = await createPerson(await otherBrowser(), 'Nerea')
  await signInAs(page, person)
  await chooseFamilyPlan(page, person)
  const elsewhere = await otherBrowser()
  await signInAs(elsewhere, person)

  await test.step('personal data', async () => {
    await openPath(page, '/profile/personal-data')
    await button(page, 'Cambiar : Quién eres').click()
    await field(page, 'Apellidos').fill('Prado Nuevo')
    await typeDate(page, '22051991')
    await page.getByRole('combobox', { name: 'Documento' }).selectOption('DNI')
    await field(page, 'Número del documento').fill('12345678Z')
    await endAll(elsewhere, person)
    await saveAndSignIn(page, person, ['Guardar los cambios', 'PUT api/users'])

    await expect(title(page, 'Datos personales')).toBeVisible()
    await expect(field(page, 'Apellidos')).toHaveValue('Prado Nuevo')
    await expect(page.getByRole('combobox', { name: 'Documento' })).toHaveValue('1')
    await expect(field(page, 'Número del documento')).toHaveValue('12345678Z')
    await expect(page.getByRole('spinbutton')).toHaveText(['22', '05', '1991'])
    await expectAccessible(page)
    await button(page, 'Guardar los cambios').click()
    await expect(page.getByText('Datos guardados.')).toBeVisible()
  })

  await test.step('a dependent', async () => {
    await openPath(page, '/profile/family/dependent')
    await field(page, 'Nombre').fill('Mateo')
    await field(page, 'Apellidos').fill('Prado Sol')
    await page.getByText('Hombre', { exact: true }).click()
    await typeDate(page, `0101${new Date().getFullYear() - 15}`)
    await button(page, 'Continuar').click()
    await field(page, 'Número').fill('12345678Z')
    await endOther(elsewhere)
    await saveAndSignIn(page, person, ['Añadir a mi familia', 'POST api/dependent-users'])

    await expect(title(page, 'Añadir a alguien a tu cargo')).toBeVisible()
    await expect(field(page, 'Número')).toHaveValue('12345678Z')
    await expectAccessible(page)
    await openPath(page, '/profile/family/dependent')
    await expect(field(page, 'Nombre')).toHaveValue('Mateo')
    await expect(field(page, 'Apellidos')).toHaveValue('Prado Sol')
    await expect(page.getByRole('radio', { name: 'Hombre' })).toBeChecked()
    await button(page, 'Continuar').click()
    await button(page, 'Añadir a mi familia').click()
    await expect(page.getByText('Mateo ya está en tu familia.')).toBeVisible()
  })

  await test.step('a new email', async () => {
    const email = `nueva.${person.email}`
    await openPath(page, '/profile/myaccount')
    await button(page, 'Cambiar : Correo').click()
    await dialog(page).getByLabel('Correo nuevo').fill(email)
    await endOther(elsewhere)
    await saveAndSignIn(page, person, ['Enviarme el código', 'POST api/users/request-change-email'])

    await expect(dialog(page).getByLabel('Correo nuevo')).toHaveValue(email)
    await button(page, 'Enviarme el código').click()
    await expect(dialog(page).getByLabel('Código')).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('no password', async () => {
    const labels = ['Contraseña actual', 'Contraseña nueva', 'Repite la contraseña nueva']
    const typed = [person.password, 'Otra-llave-2026', 'Otra-llave-2026']
    await button(page, 'Cambiar : Contraseña').click()
    for (const [index, label] of labels.entries()) await field(page, label).fill(typed[index] ?? '')
    for (const secret of typed) expect(await stored(page)).not.toContain(secret)
    await endOther(elsewhere)
    await saveAndSignIn(page, person, ['Cambiar la contraseña', 'POST api/users/changePassword'])

    await expect(title(page, 'Mi cuenta')).toBeVisible()
    for (const secret of typed) expect(await stored(page)).not.toContain(secret)
    await button(page, 'Cambiar : Contraseña').click()
    for (const label of labels) await expect(field(page, label)).toHaveValue('')
  })
})
