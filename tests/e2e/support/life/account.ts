import { mailedCode, textedCode } from '../newPerson'
import { expectPageIsHealthy } from '../pageChecks'
import { openPath } from '../people'
import { expect, expectAccessible } from '../test'
import { dialog, submit, type Life } from './life'

/** Completes the personal data, which a phone shows group by group. */
export async function completeData({ page, t, language, isPhone, tenant }: Life): Promise<void> {
  const change = (group: 'who' | 'body') =>
    submit(page, `${t('ACCOUNT.CHANGE')} : ${t(`PROFILE.GROUP.${group}`)}`)
  const save = () => submit(page, t('PROFILE.SAVE'))
  const saved = page.getByText(t('PROFILE.SAVED'))
  await openPath(page, '/profile/personal-data')
  await expectPageIsHealthy(page, t('MENU.PERSONAL_DATA'))
  if (isPhone) await change('body')
  await expectAccessible(page)
  await page.getByLabel(t('PROFILE.FIELD.weight')).fill(language === 'es' ? '64,5' : '64.5')
  if (isPhone) {
    await save()
    // Data that the tenant requires are asked for in their own group.
    if (tenant.needsDocument)
      await expect(page.getByRole('group', { name: t('PROFILE.GROUP.who') })).toBeVisible()
    else await expect(saved).toBeVisible()
    if (!tenant.needsDocument) await change('who')
  }
  const document = page.getByRole('combobox', { name: t('PROFILE.FIELD.identificationNumberType') })
  await document.selectOption('DNI')
  await page.getByLabel(t('PROFILE.FIELD.identificationNumber')).fill('12345678Z')
  await save()
  await expect(saved.first()).toBeVisible()
}

/** Changes to the free plan with a family, which ends the session. */
export async function choosePlan({ page, t, language }: Life, plan: FamilyPlan): Promise<void> {
  await openPath(page, `/change-plan?plan=${plan.id}`)
  await submit(page, t('PLANS.SWITCH', { name: plan[language] }))
  await expect(page.getByLabel(t('IDENTITY.EMAIL'))).toBeVisible()
}
type FamilyPlan = NonNullable<Life['tenant']['familyPlan']>

/** Changes e-mail and telephone with the codes that are sent to the new ones. */
export async function changeContact({ page, t }: Life, email: string, phone: string): Promise<void> {
  const code = dialog(page).getByLabel(t('ACCOUNT.CODE'))
  await openPath(page, '/profile/myaccount')
  await expectPageIsHealthy(page, t('MENU.ACCOUNT'))
  await submit(page, `${t('ACCOUNT.CHANGE')} : ${t('ACCOUNT.EMAIL')}`)
  await dialog(page).getByLabel(t('ACCOUNT.EMAIL.NEW')).fill(email)
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill(await mailedCode(email))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: t('ACCOUNT.EMAIL.DONE') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(email)).toBeVisible()

  await submit(page, `${t('ACCOUNT.CHANGE')} : ${t('ACCOUNT.PHONE')}`)
  await dialog(page).getByLabel(t('ACCOUNT.PHONE.NEW')).fill(phone)
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await code.fill(await textedCode(phone))
  await page.keyboard.press('Enter')
  await submit(page, t('ACCOUNT.BACK_TO_ACCOUNT'))
  await expect(page.getByText(phone)).toBeVisible()
}

/** Deletes the account after the typed word; what happens to the family and its appointments is said first. */
export async function deleteAccount({ page, t }: Life, dependent: string): Promise<void> {
  await openPath(page, '/profile/myaccount')
  await submit(page, t('ACCOUNT.DELETE'))
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(dependent)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('textbox').fill(t('ACCOUNT.DELETE.WORD').toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('DELETED.TITLE') })).toBeVisible()
  await expectAccessible(page)
}
