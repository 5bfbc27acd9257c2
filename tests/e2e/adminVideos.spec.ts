import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { openPath, signIn, switchLanguage } from './support/people'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, expectAccessible, test } from './support/test'

test.use({ isSavingData: false })

/** A name that no earlier run used. */
const unique = (name: string) => `${name} ${Date.now().toString(36)}`

const pageHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const save = (page: Page) => page.getByRole('button', { name: /^(Guardar|Save)/ })

/** Runs `action` and reads the file that it downloads. Returns the download and its lines. */
async function downloadLines(page: Page, action: () => Promise<void>): Promise<[Download, string[]]> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()])
  const text = await readFile(await download.path(), 'utf8')
  return [download, text.replace('\uFEFF', '').trim().split('\r\n')]
}

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('ROLE-009 ADMIN-021 ADMIN-053 ADMIN-054 ADMIN-055 ADMIN-113 CONST-036 a video administrator edits a video, reads its statistics and exports those of all authors', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/403/)
    await signIn(page, 'videos')
    await openPath(page, '/admin')
    await expect(pageHeading(page, 'Vídeos')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Menú de administración' }).locator('.menu-item'),
    ).toHaveText(['Vídeos', 'Actividad', 'Papelera'])
    const statuses = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
      const paths = ['categories?page=0', 'documents/filter?page=0', 'users/admin/users', 'companies?page=0']
      return Promise.all(paths.map(async (path) => (await fetch(`/api/${path}`, { headers })).status))
    })
    expect(statuses).toEqual([403, 403, 403, 403])

    await page.getByRole('table').getByRole('link').first().click()
    const description = unique('Un vídeo breve')
    await page.getByRole('textbox', { name: /^Descripción(?! \(inglés)/ }).fill(description)
    await save(page).click()
    await expect(page.getByText(/^Guardado a las/)).toBeVisible()
    await expectPageIsHealthy(page, /./)

    await page.getByRole('link', { name: 'Estadísticas' }).click()
    await expect(page.getByText(/^En estos 30 días/)).toBeVisible()
    await page.getByRole('button', { name: /^\d\d-\d\d-\d{4} – / }).click()
    const dates = page.getByRole('dialog', { name: 'Fechas' })
    await expect(dates).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dates).toBeHidden()
    const chart = page.getByRole('application', { name: 'Reproducciones por día' })
    await chart.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('status').filter({ hasText: /^\d\d-\d\d-\d{4}/ })).toBeVisible()
    await page
      .getByRole('group', { name: 'Ver Reproducciones por día como' })
      .getByRole('button', { name: 'Tabla' })
      .click()
    await expect(page.getByRole('region', { name: 'Reproducciones por día' }).getByRole('row')).toHaveCount(
      31,
    )
    await expectPageIsHealthy(page, /./)

    const [file, lines] = await downloadLines(page, () =>
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    )
    expect(file.suggestedFilename()).toBe('videos.csv')
    expect(lines[0]).toMatch(/^"\d{4}-\d\d-\d\d";"\d{4}-\d\d-\d\d"$/)
    expect(lines[1]).toMatch(/^"Autor";"Reproducciones";/)
    expect(lines.length).toBeGreaterThan(2)
  })

  test('ADMIN-023 ADMIN-044 ADMIN-045 ADMIN-057 ADMIN-058 ADMIN-110 an administrator adds tags to a category and reorders them by keyboard and mouse', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    await openPath(page, '/admin/categories/create')
    const name = unique('Sueño')
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name)
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('Se necesita al menos una etiqueta.')
    for (const tag of ['dormir', 'respirar', 'soñar']) {
      await page.getByRole('textbox', { name: 'Nueva etiqueta' }).fill(tag)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: /^Mover «soñar»/ }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('button', { name: 'Mover «soñar», posición 1 de 3' })).toBeFocused()
    await page.keyboard.press('Space')
    await save(page).click()
    await expect(pageHeading(page, name)).toBeVisible()
    await page.reload()
    const tags = page.getByRole('textbox', { name: /^Etiqueta \d$/ })
    await expect(tags.first()).toHaveValue('soñar')
    expect(await tags.evaluateAll((all) => all.map((tag) => (tag as HTMLInputElement).value))).toEqual([
      'soñar',
      'dormir',
      'respirar',
    ])
    const handle = page.getByRole('button', { name: /^Mover «soñar»/ })
    const below = await page.getByRole('button', { name: /^Mover «respirar»/ }).boundingBox()
    await handle.hover()
    await page.mouse.down()
    await page.mouse.move((below?.x ?? 0) + 5, (below?.y ?? 0) + (below?.height ?? 0) + 5, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByText('antes 1')).toBeVisible()
    await expect(tags.last()).toHaveValue('soñar')
    await expectPageIsHealthy(page, name)
    await page.getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page
      .getByRole('alertdialog', { name: /^¿Eliminar/ })
      .getByRole('button', { name: 'Eliminar', exact: true })
      .click()
    await expect(pageHeading(page, 'Categorías de vídeos')).toBeVisible()
  })
})

test(
  'ADMIN-019 ADMIN-048 ADMIN-086 ADMIN-087 ADMIN-162 REC-066 on a phone, in English, an administrator downloads last month’s report and marks a document as seen',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'admin')
    await switchLanguage(page, 'English')
    await openPath(page, '/admin/video-calls-report')
    await expectPageIsHealthy(page, 'Video-call report')
    const [report, lines] = await downloadLines(page, () =>
      page.getByRole('button', { name: 'Download report' }).click(),
    )
    expect(report.suggestedFilename()).toMatch(/^video-calls-\d{4}-\d\d\.csv$/)
    expect(lines[0]).toMatch(/^"Call";"Day";"Started";/)
    await expect(page.getByText(/^Today \d\d:\d\d/)).toBeVisible()

    await openPath(page, '/admin/document-list?seenByAdmin=false')
    await expectPageIsHealthy(page, 'Documents')
    const menu = page.getByRole('button', { name: /^Actions for / }).first()
    await menu.click()
    // Without the role for health data (decision 934): that documents exist, without their names and contents.
    await expect(menu).toHaveAccessibleName(/^Actions for #\d+$/)
    await expect(page.getByRole('menuitem', { name: 'Download' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Mark as seen' }).click()
    await expect(page.getByText(/marked as seen\.$/)).toBeVisible()
  },
)
