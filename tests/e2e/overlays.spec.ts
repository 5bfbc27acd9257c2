import type { Locator, Page } from '@playwright/test'
import { toProvider } from './support/booking'
import { openPath, signIn } from './support/people'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, expectAccessible, test } from './support/test'

/** Menus and questions that no other story checks. */
const overlays = (page: Page): Locator =>
  page.getByRole('menu').or(page.getByRole('dialog')).or(page.getByRole('alertdialog'))

/** Opens the overlay of a button, checks it and closes it without doing anything. */
async function checkOverlay(page: Page, button: Locator): Promise<void> {
  await button.click()
  await expect(overlays(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(overlays(page)).toHaveCount(0)
}

const byName = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

test(
  'WCAG VIDEO-011 the profile of a professional, and the menus of videos, documents and the family are accessible',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'ana')
    await toProvider(page)
    await byName(page, /^Ver el perfil de /).click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await expectPageIsHealthy(page, /^Dra?\. /)
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()

    await checkOverlay(page, byName(page, /idioma: /))
    await byName(page, /^Ayuda$/).click()
    await expect(page.getByText('¿Necesitas ayuda?')).toBeVisible()
    await expectAccessible(page)

    await openPath(page, '/advices/videos')
    await checkOverlay(page, byName(page, /^Acciones de /))
    await openPath(page, '/videoconsultation/documents')
    await checkOverlay(page, byName(page, /^Más acciones de /))
    await openPath(page, '/profile/family')
    await checkOverlay(page, byName(page, /^Más acciones con /))
  },
)

test(
  'WCAG the questions of the administration, of messages and of the account are accessible',
  { tag: '@desktop' },
  async ({ page, otherBrowser }) => {
    await signIn(page, 'admin')
    await openPath(page, '/admin/users?search=luis@portico.test')
    for (const action of ['Desactivar', 'Eliminar']) {
      await byName(page, /^Acciones de Barrera Gil, Luis/).click()
      await checkOverlay(page, page.getByRole('menuitem', { name: action }))
    }
    await openPath(page, '/admin/doctors/list')
    // Until the next page is ready, the list of users is there, whose rows have the same menus.
    await expect(page.getByRole('heading', { level: 1, name: 'Médicos' })).toBeVisible()
    await byName(page, /^Acciones de /).click()
    await checkOverlay(page, page.getByRole('menuitem', { name: 'Desactivar' }))

    const doctor = await otherBrowser({ locale: 'es-ES' })
    await signIn(doctor, 'doctor')
    await openPath(doctor, '/videoconsultation/messages')
    // Until then the doctor's day is there, which has links with the same names.
    await expect(doctor.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible()
    await doctor
      .getByRole('main')
      .getByRole('link', { name: /Ana Suárez/ })
      .first()
      .click()
    await checkOverlay(doctor, byName(doctor, /^Cerrar la conversación$/))
  },
)
