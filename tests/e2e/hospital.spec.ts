import { chooseService, providerButton, notesField, pickTime } from './support/booking'
import { openPath, signIn, switchLanguage } from './support/people'
import { addressOf } from './support/server'
import { expect, test } from './support/test'

test(
  'SHELL-030 BOOK-033 changing the language during a hospital booking keeps the choices and translates them',
  { tag: '@phone' },
  async ({ page }) => {
    const main = page.getByRole('main')
    const choose = (name: RegExp) => main.getByRole('button', { name }).first().click()
    await signIn(page, 'luis', addressOf('covadonga'))
    await openPath(page, '/videoconsultation/hospital-appointment')
    await choose(/^Por vídeo/)
    await choose(/^Con tu convenio/)
    await choose(/^Traumatología/)

    await switchLanguage(page, 'English')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^(What kind|Who do you)/)
    await chooseService(page)
    await providerButton(page).click()
    const time = await pickTime(page)
    await choose(/^Continue$/)
    await expect(notesField(page)).toBeVisible()
    for (const choice of [/^By video/, 'With your agreement', 'Orthopaedics', time])
      await expect(main.getByRole('definition').filter({ hasText: choice })).toHaveCount(1)

    await page.reload()
    await switchLanguage(page, 'Español')
    for (const choice of [/^Por vídeo/, 'Con tu convenio', 'Traumatología', time])
      await expect(main.getByRole('definition').filter({ hasText: choice })).toHaveCount(1)
  },
)
