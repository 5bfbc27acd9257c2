import type { Locator } from '@playwright/test'
import { inTwoAppearances } from './support/appearances'
import { expectPageIsHealthy } from './support/pageChecks'
import { openPath, signIn } from './support/people'
import { expect, test } from './support/test'
import { pluginTexts } from './support/texts'

const [first, second] = ['Analítica de sangre', 'Libreta de tensión'] as const

inTwoAppearances(0, ({ language }) => {
  const t = pluginTexts('records', language)
  const named = (key: string, name: string) => t(key).replace('{{name}}', name)

  test('REC-012 REC-013 a doctor reads a document beside the list, and compares two', async ({ page }) => {
    const isWide = test.info().project.name === 'desktop'
    const pane = (name: string) => page.getByRole('region', { name, exact: true })
    const text = (name: string) => page.getByRole('region', { name: named('RECORDS.PHOTO_OF', name) })
    const list = page.getByRole('region', { name: t('RECORDS.PATIENT_TAB.documents'), exact: true })
    await signIn(page, 'doctor')
    await openPath(page, '/doctor/patients')
    await page.getByRole('searchbox').fill('Barrera Gil')
    await page.getByRole('link', { name: /Luis Barrera Gil/ }).click()
    await page.getByRole('tab', { name: t('RECORDS.PATIENT_TAB.documents') }).click()
    await expect(list).toBeVisible()
    await expectPageIsHealthy(page, 'Luis Barrera Gil')

    await test.step('a document opens beside the list, and on a phone in its place', async () => {
      await page.getByRole('button', { name: named('RECORDS.OPEN_FILE', first) }).click()
      await expect(page.getByRole('heading', { level: 2, name: first })).toBeFocused()
      await expect(text(first)).toContainText('Glucosa: 92 mg/dL')
      await expect(list).toBeVisible({ visible: isWide })
      await expectPageIsHealthy(page, first)
    })

    await test.step('another one is beside it, also after a reload', async () => {
      const choice = page.getByLabel(t('RECORDS.COMPARE_WITH'))
      await choice.selectOption({ label: (await optionWith(choice, second)) ?? '' })
      await page.reload()
      await expect(text(first)).toContainText('Glucosa: 92 mg/dL')
      await expect(text(second)).toContainText('Martes: 13,1 / 8,2')
      await expect(list).toBeHidden()
      const [one, other] = [await pane(first).boundingBox(), await pane(second).boundingBox()]
      expect(isWide ? one?.y : one?.x).toBe(isWide ? other?.y : other?.x)
      await expectPageIsHealthy(page, second)
      if (!isWide) return
      await expectSameTop(pane(first), pane(second))
      await page.setViewportSize({ width: 1024, height: 768 })
      await expectPageIsHealthy(page, second)
      await expectSameTop(pane(first), pane(second))
      await page.setViewportSize({ width: 1280, height: 800 })
    })

    await test.step('the way back leads to the document, and then to the list', async () => {
      await page.getByRole('button', { name: t('RECORDS.COMPARE_END') }).click()
      await expect(pane(second)).toHaveCount(0)
      await page.getByRole('button', { name: t('RECORDS.DOCUMENT_CLOSE') }).click()
      await expect(page.getByRole('button', { name: named('RECORDS.OPEN_FILE', first) })).toBeFocused()
      await page.goBack()
      await expect(text(first)).toContainText('Glucosa: 92 mg/dL')
    })
  })
})

/** Expects that the files of two documents begin at the same height, also where the title of one takes more room. */
async function expectSameTop(one: Locator, other: Locator): Promise<void> {
  const top = async (pane: Locator) => (await pane.getByRole('figure').boundingBox())?.y
  await other.getByRole('heading', { level: 2 }).evaluate((heading) => {
    heading.style.paddingBottom = '4rem'
  })
  expect(await top(one)).toBeGreaterThan(0)
  expect(await top(one)).toBe(await top(other))
}

/** The whole label of the option that begins with a name. */
async function optionWith(choice: Locator, name: string): Promise<string | null> {
  return choice.getByRole('option', { name: new RegExp(`^${name}`) }).textContent()
}
