import type { Page } from '@playwright/test'
import { password } from './support/people'
import { addressOf } from './support/server'
import { expect, expectAccessible, test } from './support/test'

const portal = addressOf('covadonga')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Signs in to the provider with an email. */
async function signInAtProvider(page: Page, email: string, label: string, button: string): Promise<void> {
  await expect(heading(page, /^Cuenta Norte/)).toBeVisible()
  await page.getByLabel(label).fill(email)
  await press(page, button)
}

test('@phone AUTH-019 AUTH-057 AUTH-062 AUTH-067 a person continues with a provider, completes the account and signs in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const email = `carmen.${Date.now()}@correo.test`
  await page.goto(portal)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continuar con Cuenta Norte' }).click()
  await expect(heading(page, 'Cuenta Norte: Elige una cuenta')).toBeVisible()
  await press(page, 'Cancelar')
  await expect(heading(page, 'Has vuelto sin iniciar sesión')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Intentarlo otra vez' }).click()
  await signInAtProvider(page, email, 'Otro correo', 'Iniciar sesión con este correo')

  await expect(heading(page, 'Termina de crear tu cuenta')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nombre').fill('Carmen')
  await press(page, 'Crear mi cuenta')
  await expect(page.getByText('Escribe tus apellidos.').first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Nombre')).toHaveValue('Carmen')
  await page.getByLabel('Apellidos').fill('Suárez Prieto')
  await page.getByLabel('Teléfono móvil').fill('655 120 304')
  await page.getByRole('group', { name: 'Fecha de nacimiento' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('22051951')
  await page.getByRole('checkbox', { name: 'He leído y acepto las condiciones del servicio' }).check()
  const form = page.url()
  await press(page, 'Crear mi cuenta')
  await expect(heading(page, /Carmen/)).toBeVisible()

  await page.goto('about:blank')
  await page.goto(form)
  await expect(heading(page, 'Inicia sesión otra vez para terminar'), 'the code works once').toBeVisible()
  await expectAccessible(page)
})

test('@desktop AUTH-019 in English, an account with the same email is joined with its password, never silently', async ({
  page,
  expectedErrors,
}, info) => {
  expectedErrors.push(/status of 400/)
  // Once joined, the account signs in directly: a second attempt takes another one.
  const email = `${info.retry === 0 ? 'luis' : 'doctor'}@portico.test`
  await page.goto(portal)
  await page.getByRole('link', { name: /Cambiar a inglés/ }).click()
  await page.getByRole('link', { name: 'Continue with Cuenta Norte' }).click()
  await page.getByRole('button', { name: /Pablo Nora/ }).click()
  await expect(heading(page, 'Your email address isn’t confirmed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await signInAtProvider(page, email, 'Another email address', 'Sign in with this email address')

  await expect(heading(page, 'You already have an account')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one')
  await press(page, 'Link and sign in')
  await expect(page.getByText('That isn’t this account’s password.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await press(page, 'Link and sign in')
  await expect(heading(page, /Buen/)).toBeVisible()
})
