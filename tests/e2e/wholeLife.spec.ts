import type { Page } from '@playwright/test'
import { bookFor, typeDate } from './support/family'
import { mailedLink } from './support/mail'
import { mailedCode, textedCode } from './support/newPerson'
import { expectPageIsHealthy } from './support/pageChecks'
import { openPath } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await field(page, 'Contraseña').fill(password)
  await submit(page, 'Entrar')
}

/** Answers that the person has accepted an older version of the conditions. */
const askForNewConditions = (page: Page) =>
  page.route('**/api/users/conditions', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), isAsked: true } })
  })

/** Fills in the three steps of the form and sends it, with a mistake in each step on the way. */
async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/#/register')
  await expect(heading(page, 'Crea tu cuenta')).toBeVisible()
  await expectAccessible(page)

  await submit(page, 'Seguir')
  await expect(page.getByText('Escribe tu nombre.').first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'Nombre').fill('Carmen')
  await field(page, 'Apellidos').fill('Suárez Prieto')
  await typeDate(page, '22052015')
  await submit(page, 'Seguir')
  await expect(page.getByText(/hay que ser mayor de edad/).first(), 'AUTH-036').toBeVisible()
  await typeDate(page, '22051951')
  await page.getByText('Mujer', { exact: true }).click()
  await submit(page, 'Seguir')

  await expect(heading(page, '¿Cómo te avisamos?')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(heading(page, '¿Cómo te avisamos?')).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Nombre')).toHaveValue('Carmen')
  await page.goForward()
  await field(page, 'Correo electrónico').fill(email)
  await field(page, 'Teléfono móvil').fill('655 120 304')
  await submit(page, 'Seguir')

  await expect(heading(page, 'Elige una contraseña')).toBeVisible()
  await expectAccessible(page)
  await field(page, 'Contraseña').fill('Madrid2024')
  await expect(page.getByText('Ya cumple todo. Buena contraseña.')).toBeVisible()
  await field(page, 'Repite la contraseña').fill('Madrid2024')
  await page.getByText('Leer las condiciones del servicio').click()
  await expect(page.getByText('No es para urgencias')).toBeVisible()
  await page.getByRole('checkbox', { name: 'He leído y acepto las condiciones del servicio' }).check()
  await submit(page, 'Crear mi cuenta')
  await expect(page.getByText(/de las que más se usan/).first(), 'AUTH-035').toBeVisible()
  await field(page, 'Contraseña').fill(password)
  await field(page, 'Repite la contraseña').fill(password)
  await submit(page, 'Crear mi cuenta')

  await expect(heading(page, 'Mira tu correo')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar otra vez' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored, 'no password is stored').not.toContain(password)
}

/** Opens the letter that confirms the account, whose link works once. */
async function confirm(page: Page, email: string): Promise<void> {
  const confirmation = await mailedLink(email, 'account-confirmed')
  await page.goto(confirmation)
  await expect(heading(page, 'Tu cuenta está confirmada')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expectAccessible(page)
  await page.goto('about:blank')
  await page.goto(confirmation)
  await expect(heading(page, 'No hemos podido confirmar tu cuenta'), 'C-018').toBeVisible()
  await expectAccessible(page)
}

/** Signs in for the first time, when the conditions have changed. */
async function acceptConditions(page: Page, email: string, password: string): Promise<void> {
  await askForNewConditions(page)
  await page.goto('/')
  await signInWith(page, email, password)
  await expect(heading(page, 'Hay condiciones nuevas'), 'AUTH-060').toBeVisible()
  await submit(page, 'Aceptar y seguir')
  await expect(page.getByText('Acepta las condiciones para seguir.').first()).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/users/conditions')
  await page.getByRole('checkbox', { name: /^He leído y acepto/ }).check()
  await submit(page, 'Aceptar y seguir')
  await expect(page.getByRole('heading', { level: 1, name: 'Carmen' })).toBeVisible()
}

/** Completes the personal data, which a phone shows group by group. */
async function completeData(page: Page): Promise<void> {
  await openPath(page, '/profile/personal-data')
  await expectPageIsHealthy(page, 'Datos personales')
  await submit(page, 'Cambiar : Altura y peso')
  await expectAccessible(page)
  await page.getByLabel('Peso').fill('64,5')
  await submit(page, 'Guardar los cambios')
  // Data that the tenant requires are asked for in their own group.
  await expect(page.getByRole('group', { name: 'Quién eres' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Documento' }).selectOption('DNI')
  await page.getByLabel('Número del documento').fill('12345678Z')
  await submit(page, 'Guardar los cambios')
  await expect(page.getByText('Datos guardados.')).toBeVisible()
}

/** Changes to the free plan with a family, which ends the session. */
async function choosePlan(page: Page): Promise<void> {
  await openPath(page, '/change-plan?plan=2')
  await submit(page, 'Pasar a Familiar')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
}

/** Adds a dependent of 15 years and books in their account. */
async function bookForDependent(page: Page, name: string): Promise<void> {
  await openPath(page, '/profile/family')
  await page.getByRole('link', { name: /^A tu cargo/ }).click()
  await expect(heading(page, 'Añadir a alguien a tu cargo')).toBeVisible()
  await field(page, 'Nombre').fill(name)
  await field(page, 'Apellidos').fill('Suárez Sol')
  await page.getByText('Hombre', { exact: true }).click()
  await typeDate(page, `0101${new Date().getFullYear() - 15}`)
  await submit(page, 'Seguir')
  await expect(page.getByText('Desde los 14 hace falta su documento')).toBeVisible()
  await expectAccessible(page)
  await field(page, 'Número').fill('12345678Z')
  await submit(page, 'Añadir a mi familia')
  await expect(page.getByText(`${name} ya está en tu familia.`)).toBeVisible()
  await submit(page, `Entrar en su cuenta: ${name}`)
  await expect(page.getByRole('button', { name: 'Volver a mi cuenta' })).toBeVisible()
  await bookFor(page)
  await submit(page, 'Volver a mi cuenta')
}

/** Changes e-mail and telephone with the codes that are sent to the new ones. */
async function changeContact(page: Page, email: string, phone: string): Promise<void> {
  await openPath(page, '/profile/myaccount')
  await submit(page, 'Cambiar : Correo')
  await dialog(page).getByLabel('Correo nuevo').fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Código')).toBeFocused()
  await expectAccessible(page)
  await dialog(page)
    .getByLabel('Código')
    .fill(await mailedCode(email))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Ya tienes correo nuevo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(email)).toBeVisible()

  await submit(page, 'Cambiar : Teléfono')
  await dialog(page).getByLabel('Teléfono nuevo').fill(phone)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Código')).toBeFocused()
  await dialog(page)
    .getByLabel('Código')
    .fill(await textedCode(phone))
  await page.keyboard.press('Enter')
  await submit(page, 'Volver a mi cuenta')
  await expect(page.getByText(phone)).toBeVisible()
}

/** Signs out, chooses another password with the link of a letter, and signs in. */
async function resetPassword(page: Page, email: string): Promise<void> {
  await submit(page, 'Cerrar sesión')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('link', { name: 'He olvidado mi contraseña' }).click()
  await expect(heading(page, '¿Has olvidado la contraseña?')).toBeVisible()
  await expect(field(page, 'Correo electrónico')).toHaveValue(email)
  await expectAccessible(page)
  await submit(page, 'Enviarme el enlace')
  await expect(page.getByText(`Si hay una cuenta con ${email}`)).toBeVisible()
  await expectAccessible(page)

  const reset = await mailedLink(email, 'reset-password')
  await page.goto(reset)
  await expect(heading(page, 'Elige una contraseña nueva')).toBeVisible()
  await field(page, 'Contraseña nueva').fill('Sierra-alta-81')
  await field(page, 'Repite la contraseña').fill('Sierra-alta-82')
  await submit(page, 'Guardar la contraseña')
  await expect(page.getByText('No coincide con la de arriba').first(), 'AUTH-040 ERR-008').toBeVisible()
  await expectAccessible(page)
  await field(page, 'Repite la contraseña').fill('Sierra-alta-81')
  await submit(page, 'Guardar la contraseña')
  await signInWith(page, email, 'Sierra-alta-81')
  await expect(heading(page, /Carmen/)).toBeVisible()

  await page.goto('about:blank')
  await page.goto(reset)
  await expect(heading(page, 'Elige una contraseña nueva')).toBeVisible()
  await field(page, 'Contraseña nueva').fill('Prado-largo-55')
  await field(page, 'Repite la contraseña').fill('Prado-largo-55')
  await submit(page, 'Guardar la contraseña')
  await expect(heading(page, 'Este enlace ya no sirve'), 'ERR-010').toBeVisible()
  await expectAccessible(page)
}

/** Deletes the account after the typed word; what happens to the family and its appointments is said first. */
async function deleteAccount(page: Page, dependent: string): Promise<void> {
  await openPath(page, '/profile/myaccount')
  await submit(page, 'Borrar mi cuenta')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(dependent)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('textbox').fill('borrar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /eliminado/ })).toBeVisible()
  await expectAccessible(page)
}

test('@phone AUTH-018 AUTH-020 AUTH-021 AUTH-025 AUTH-026 AUTH-038 ACCOUNT-033 ACCOUNT-037 FAMILY-001 ACCOUNT-014 ACCOUNT-015 ACCOUNT-008 the whole life of an account', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/status of (400|401|409)/)
  // A folder of letters may hold those of an earlier run.
  const email = `carmen.${Date.now()}@correo.test`
  const newEmail = `nueva.${email}`
  const first = 'Olivo-verde-27'
  await test.step('a person registers', () => register(page, email, first))
  await test.step('and confirms the address', () => confirm(page, email))
  await test.step('AUTH-060 accepts new conditions', () => acceptConditions(page, email, first))
  await test.step('ACCOUNT-033 completes the personal data', () => completeData(page))
  await test.step('ACCOUNT-013 chooses a plan with a family', () => choosePlan(page))
  await test.step('signs in again', async () => {
    await signInWith(page, email, first)
    await expect(heading(page, /Carmen/)).toBeVisible()
  })
  await test.step('FAMILY-001 books for a dependent', () => bookForDependent(page, 'Hugo'))
  await test.step('ACCOUNT-014 ACCOUNT-015 changes e-mail and telephone', () =>
    changeContact(page, newEmail, '655 120 399'))
  await test.step('AUTH-025 AUTH-039 resets the password', () => resetPassword(page, newEmail))
  await test.step('ACCOUNT-008 and deletes the account', async () => {
    await page.goto('/')
    await expect(heading(page, /Carmen/)).toBeVisible()
    await deleteAccount(page, 'Hugo')
  })
})
