import type { Page } from '@playwright/test'
import { mailedLink } from './support/mail'
import { expectPageIsHealthy } from './support/pageChecks'
import { addressOf } from './support/server'
import { expect, expectAccessible, test } from './support/test'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function typeBirthDate(page: Page, digits: string): Promise<void> {
  await page
    .getByRole('group', { name: /Fecha de nacimiento|Date of birth/ })
    .getByRole('spinbutton')
    .first()
    .click()
  await page.keyboard.type(digits)
}

async function signInWith(page: Page, email: string, password: string, language: 'es' | 'en'): Promise<void> {
  const names = {
    es: ['Correo electrónico', 'Contraseña', 'Entrar'],
    en: ['E-mail', 'Password', 'Sign in'],
  } as const
  const [mail, secret, button] = names[language]
  await page.getByLabel(mail).fill(email)
  await page.getByRole('textbox', { name: secret }).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Answers that the person has accepted an older version of the conditions. */
const askForNewConditions = (page: Page) =>
  page.route('**/api/users/conditions', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), isAsked: true } })
  })

test('@phone AUTH-018 AUTH-020 AUTH-021 AUTH-025 AUTH-026 AUTH-038 a person registers, confirms, signs in and resets the password', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  // A folder of letters may hold those of an earlier run.
  const email = `carmen.${Date.now()}@correo.test`
  await page.goto('/#/register')
  await expect(heading(page, 'Crea tu cuenta')).toBeVisible()
  await expectAccessible(page)

  await submit(page, 'Seguir')
  await expect(page.getByText('Escribe tu nombre.').first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'Nombre').fill('Carmen')
  await field(page, 'Apellidos').fill('Suárez Prieto')
  await typeBirthDate(page, '22052015')
  await submit(page, 'Seguir')
  await expect(page.getByText(/hay que ser mayor de edad/).first(), 'AUTH-036').toBeVisible()
  await typeBirthDate(page, '22051951')
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
  await field(page, 'Contraseña').fill('Olivo-verde-27')
  await field(page, 'Repite la contraseña').fill('Olivo-verde-27')
  await submit(page, 'Crear mi cuenta')

  await expect(heading(page, 'Mira tu correo')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar otra vez' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored, 'no password is stored').not.toContain('Olivo')

  const confirmation = await mailedLink(email, 'account-confirmed')
  await page.goto(confirmation)
  await expect(heading(page, 'Tu cuenta está confirmada')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expectAccessible(page)
  await page.goto('about:blank')
  await page.goto(confirmation)
  await expect(heading(page, 'No hemos podido confirmar tu cuenta'), 'C-018').toBeVisible()
  await expectAccessible(page)

  await page.goto('/')
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
  await askForNewConditions(page)
  await signInWith(page, email, 'Sierra-alta-81', 'es')
  await expect(heading(page, 'Hay condiciones nuevas'), 'AUTH-060').toBeVisible()
  await submit(page, 'Aceptar y seguir')
  await expect(page.getByText('Acepta las condiciones para seguir.').first()).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/users/conditions')
  await page.getByRole('checkbox', { name: /^He leído y acepto/ }).check()
  await submit(page, 'Aceptar y seguir')
  await expect(page.getByRole('heading', { level: 1, name: 'Carmen' })).toBeVisible()

  await page.goto('about:blank')
  await page.goto(reset)
  await expect(heading(page, 'Elige una contraseña nueva')).toBeVisible()
  await field(page, 'Contraseña nueva').fill('Prado-largo-55')
  await field(page, 'Repite la contraseña').fill('Prado-largo-55')
  await submit(page, 'Guardar la contraseña')
  await expect(heading(page, 'Este enlace ya no sirve'), 'ERR-010').toBeVisible()
  await expectAccessible(page)
})

test('@desktop AUTH-028 AUTH-051 AUTH-053 in English, a link that leads to no doctor offers others, then the whole form', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await page.goto('/#/referral/nobody.here')
  await page.getByRole('button', { name: /ES, idioma/ }).click()
  await page.getByText('English').click()
  await expect(heading(page, 'This link no longer leads to a doctor')).toBeVisible()
  await expectAccessible(page)
  const doctor = page.getByRole('radio').first()
  await doctor.check({ force: true })
  await submit(page, 'Continue registering')
  await expect(heading(page, 'Create your account')).toBeVisible()
  await expect(page.getByText('You come on the recommendation of')).toBeVisible()
  await expectAccessible(page)
  await submit(page, 'Create my account')
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(7)
  await expectAccessible(page)
})

/** Tenants with the feature `register` besides the one of the stories above. */
const others = ['boostedcrew', 'covadonga'] as const

for (const [tag, locale, words] of [
  ['@phone', 'es-ES', ['Crea tu cuenta', 'Seguir']],
  ['@desktop', 'en-GB', ['Create your account', 'Create my account']],
] as const)
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale })
    test('AUTH-018 each tenant that registers people says what is missing', async ({ page }) => {
      const [title, button] = words
      for (const tenant of others) {
        await page.goto(`${addressOf(tenant)}/#/register`)
        await expectPageIsHealthy(page, title)
        await submit(page, button)
        await expect(page.getByRole('alert')).toBeFocused()
        await expect(page.getByRole('alert').getByRole('listitem').nth(1)).toBeVisible()
        await expectAccessible(page)
      }
    })
  })
