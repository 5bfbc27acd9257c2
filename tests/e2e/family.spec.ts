import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { bookFor, typeDate } from './support/family'
import { mailedLink } from './support/mail'
import { scanLink } from './support/mailScanner'
import { expectPageIsHealthy } from './support/pageChecks'
import { fillSignIn, openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** Opens an entry of the menu of a member. */
async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Más acciones con ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('@desktop FAMILY-001 FAMILY-002 FAMILY-005 FAMILY-013 a dependent of 14 is added, booked for, changed and removed', async ({
  page,
}) => {
  const name = 'Mario'
  await signIn(page, 'ana')
  await openPath(page, '/profile/family')
  await expectPageIsHealthy(page, 'Mi familia')

  await page.getByRole('link', { name: /^A tu cargo/ }).click()
  await expect(title(page, 'Añadir a alguien a tu cargo')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('Prieto Suárez')
  await page.getByText('Hombre', { exact: true }).click()
  const birth = new Date()
  await typeDate(page, `0101${birth.getFullYear() - 15}`)
  await expect(page.getByText('Desde los 14 hace falta su documento')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Documento' })).toHaveValue('1')
  await page.getByRole('button', { name: 'Añadir a mi familia' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText(`Escribe el número del documento de ${name} (DNI).`)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Número' }).fill('12345678A')
  await expect(page.getByText('Este número no corresponde a ese documento (DNI)').first()).toBeVisible()
  await page.reload()
  await page.getByRole('textbox', { name: 'Número' }).fill('12345678Z')
  await page.getByRole('button', { name: 'Añadir a mi familia' }).click()
  await expect(page.getByText(`${name} ya está en tu familia.`)).toBeVisible()
  await expect(row(page, `${name} Prieto Suárez`)).toContainText('DNI 12345678Z')

  await page.getByRole('button', { name: `Entrar en su cuenta: ${name}` }).click()
  await expect(page.getByRole('button', { name: 'Volver a mi cuenta' })).toBeVisible()
  await bookFor(page)
  await page.getByRole('button', { name: 'Volver a mi cuenta' }).click()

  await openPath(page, '/videoconsultation/booked-appointments')
  await page.getByRole('list', { name: 'De quién' }).getByRole('link', { name }).click()
  await expect(page).toHaveURL(/booked-appointments\?person=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(`Para ${name}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Actuar por ${name}` }).click()
  await expect(page.getByRole('article').getByRole('button', { name: /^Anular/ })).toBeVisible()
  await page.getByRole('button', { name: 'Volver a mi cuenta' }).click()
  await expect(page).toHaveURL(/booked-appointments\?person=/)
  await expect(page.getByRole('article')).toContainText(`Para ${name}`)

  await openPath(page, '/profile/family')
  await choose(page, name, 'Cambiar sus datos')
  await expect(title(page, `Los datos de ${name}`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('Prieto Nuevo')
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(row(page, `${name} Prieto Nuevo`)).toBeVisible()

  await choose(page, name, 'Quitar de mi familia')
  const dialog = page.getByRole('alertdialog', { name: `¿Quitar a ${name} de tu familia?` })
  await expect(dialog).toContainText('Citas reservadas: 1.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Quitar a ${name}` }).click()
  await expect(page.getByText(`${name} ya no está en tu familia.`)).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('No puedes cambiar estos datos').or(title(page, 'Mi familia'))).toBeVisible()
})

test('@phone AUTH-022 AUTH-031 AUTH-050 FAMILY-020 ROLE-005 a member is invited, chooses a password and signs in; the account says who used it', async ({
  page,
  browser,
  otherBrowser,
  expectedErrors,
}) => {
  // The invitation is opened again when it is used.
  expectedErrors.push(/status of 400 .*password-link/)
  const email = `vera-${randomUUID().slice(0, 8)}@portico.test`
  await signIn(page, 'ana')
  await openPath(page, '/profile/family/independent')
  await expectPageIsHealthy(page, '¿A quién quieres invitar?')
  await page.getByRole('button', { name: 'Enviar la invitación' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Vera')
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('Prieto Sol')
  await typeDate(page, '01011990')
  await page.getByRole('textbox', { name: 'Su correo' }).fill(email)
  await page.getByRole('button', { name: 'Enviar la invitación' }).click()
  await expect(page.getByText('Hemos invitado a Vera.')).toBeVisible()

  const invited = await otherBrowser()
  const link = await mailedLink(email, 'confirm-independent-account')
  const heading = 'Ana Suárez Prieto te invita a su familia en Portico'
  await scanLink(browser, link, heading)
  await invited.goto(link)
  await expectPageIsHealthy(invited, heading)
  await expect(invited.getByText(email)).toBeVisible()
  await invited.getByRole('button', { name: /^No conozco|^Rechazar/ }).click()
  await expect(invited.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(invited)
  await invited.keyboard.press('Escape')
  await invited.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await expect(invited.getByRole('alert')).toBeFocused()
  await expectAccessible(invited)
  for (const name of ['Elige tu contraseña', 'Repite la contraseña'])
    await invited.getByRole('textbox', { name, exact: true }).fill('Olivo-verde-27')
  await invited.getByRole('checkbox', { name: /^He leído y acepto/ }).check()
  await invited.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await expect(title(invited, 'Tu cuenta está confirmada')).toBeVisible()
  await invited.goto('/')
  await fillSignIn(invited, email.replace('@portico.test', ''), 'Olivo-verde-27')
  await expect(title(invited, /Vera/)).toBeVisible()
  await invited.goto(link)
  await expectPageIsHealthy(invited, 'Esta invitación ya no vale')
  await openPath(invited, '/profile/account-use')
  await expectPageIsHealthy(invited, 'Quién ha usado tu cuenta')

  await page.reload()
  await expect(row(page, 'Vera Prieto Sol')).toContainText('Ya tiene su propia cuenta')
  await choose(page, 'Vera', 'Quitar de mi familia')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar a Vera' }).click()
  await expect(row(page, 'Vera')).toHaveCount(0)
})
