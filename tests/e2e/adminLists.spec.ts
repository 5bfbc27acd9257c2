import type { Page } from '@playwright/test'
import sections from '../../plugins/admin/sections'
import { openPath, signIn } from './support/people'
import { expectNoHorizontalScroll, expectPageIsHealthy } from './support/pageChecks'
import { expect, expectAccessible, test } from './support/test'
import { adminTexts } from './support/texts'

/** Expects that every list of the administration is as wide as the window at most. */
async function expectListsFit(page: Page): Promise<void> {
  const translate = adminTexts('es')
  for (const { path, title, entity } of sections) {
    if (!entity) continue
    await openPath(page, `/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: translate(title) })).toBeVisible()
    await expect(page.locator('tbody').getByRole('row').first()).toBeVisible()
    await expectNoHorizontalScroll(page)
  }
}

/** Expects that the buttons beside a title cover neither it nor its number. */
async function expectTitleIsFree(page: Page, path: string): Promise<void> {
  await openPath(page, path)
  const title = page.locator('.a-head > :has(h1)')
  await expect(title).toContainText(/\d/)
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
}

test('ADMIN-018 columns are reordered by dragging, and a filter is edited from its chip', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await openPath(page, '/admin/users')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Acciones de / })
    .first()
    .click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Buscar en la administración' })
  await search.getByRole('searchbox').fill('luis')
  await expect(search.getByRole('menuitem', { name: /^Barrera Gil, Luis/ })).toBeVisible()
  await expectAccessible(page)
  await search.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Columnas' }).click()
  const columns = page.getByRole('dialog', { name: 'Columnas' })
  const boxes = columns.getByRole('checkbox')
  await expect(boxes.nth(1)).toHaveAccessibleName('Fecha de nacimiento')
  await expect(boxes.nth(3)).toHaveAccessibleName('Correo')
  const grip = (name: string) => columns.getByRole('button', { name: `Mover la columna «${name}»` })
  await grip('Correo').dragTo(grip('Fecha de nacimiento'), { targetPosition: { x: 5, y: 1 } })
  await expect(boxes.nth(1)).toHaveAccessibleName('Correo')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/columns=surname%2Cemail%2C/)

  await page.getByRole('button', { name: 'Filtros' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByRole('combobox', { name: 'Activo' }).selectOption('Sí')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Ver / }).click()
  const chip = page.getByRole('button', { name: /^Activo (Sí|No)/ })
  await chip.click()
  const filterDialog = page.getByRole('dialog', { name: 'Activo' })
  await filterDialog.getByRole('combobox', { name: 'Activo' }).selectOption('No')
  await expect(page).toHaveURL(/=false/)
  await expectAccessible(page)
  await filterDialog.getByRole('combobox', { name: 'Activo' }).selectOption('Cualquiera')
  await expect(chip).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filtros' })).toBeFocused()
  await expectPageIsHealthy(page, 'Usuarios')
})

test(
  'ADMIN-090 ADMIN-018 on a medium screen the menu shows icons, with their names on hover',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 500 })
    await signIn(page, 'admin')
    await openPath(page, '/admin/users')
    const menu = page.getByRole('navigation', { name: 'Menú de administración' })
    const entry = menu.getByRole('link', { name: 'Convenios' })
    await expect(entry.getByText('Convenios')).not.toBeInViewport()
    await entry.hover()
    await expect(entry.getByText('Convenios')).toBeInViewport({ ratio: 1 })
    await expectPageIsHealthy(page, 'Usuarios')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await entry.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Convenios' })).toBeVisible()
  },
)

test(
  'ADMIN-018 all lists and a form fit 320 and 1920 pixels, and on paper a list is a table without controls',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page, 'admin')
    for (const [path, title] of [
      ['/admin/users', 'Usuarios'],
      ['/admin/activity', 'Actividad'],
    ] as const) {
      await openPath(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport({ ratio: 1 })
      await expectPageIsHealthy(page, title)
    }
    await expectListsFit(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectTitleIsFree(page, '/admin/specialties-categories')
    await page.setViewportSize({ width: 1920, height: 1080 })
    await expectListsFit(page)
    await openPath(page, '/admin/users/create')
    await expect(page.getByRole('heading', { level: 1, name: 'Ficha nueva' })).toBeVisible()
    await expectNoHorizontalScroll(page)
    const field = await page.getByRole('textbox', { name: 'Apellidos' }).boundingBox()
    expect(field?.width, 'a field is no wider than what is typed').toBeLessThan(700)
    await openPath(page, '/admin/users')
    await expect(page.getByRole('link', { name: 'Barrera Gil, Luis' })).toBeVisible()
    await expectNoHorizontalScroll(page)
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('columnheader', { name: 'Correo' })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'luis@portico.test' })).toBeVisible()
    for (const name of ['Filtros', 'Exportar', 'Columnas', 'Página siguiente'])
      await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Menú de administración' })).toHaveCount(0)
  },
)
