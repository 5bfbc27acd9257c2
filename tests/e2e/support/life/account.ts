import { mailedCode, textedCode } from '../newPerson'
import { expectPageIsHealthy } from '../pageChecks'
import { openPath } from '../people'
import { expect, expectAccessible } from '../test'
import { dialog, field, submit, type Life } from './life'

/** Completes the personal data, which a phone shows group by group. */
export async function completeData(life: Life): Promise<void> {
  const { page, t, language, input, isPhone, tenant } = life
  const change = (group: 'who' | 'body') =>
    submit(life, `${t('ACCOUNT.CHANGE')} : ${t(`PROFILE.GROUP.${group}`)}`)
  const save = () => submit(life, t('PROFILE.SAVE'))
  const saved = page.getByText(t('PROFILE.SAVED'))
  await input.open(page, '/profile/personal-data')
  await expectPageIsHealthy(page, t('MENU.PERSONAL_DATA'))
  if (isPhone) await change('body')
  await expectAccessible(page)
  await input.write(page.getByLabel(t('PROFILE.FIELD.weight')), language === 'es' ? '64,5' : '64.5')
  if (isPhone) {
    await save()
    // Data that the tenant requires are asked for in their own group.
    if (tenant.needsDocument)
      await expect(page.getByRole('group', { name: t('PROFILE.GROUP.who') })).toBeVisible()
    else await expect(saved).toBeVisible()
    if (!tenant.needsDocument) await change('who')
  }
  const document = page.getByRole('combobox', { name: t('PROFILE.FIELD.identificationNumberType') })
  await input.select(document, 'DNI')
  await input.write(field(page, t('PROFILE.FIELD.identificationNumber')), '12345678Z')
  await save()
  await expect(saved.first()).toBeVisible()
}

/** Changes to the free plan with a family, which ends the session. */
export async function choosePlan(life: Life, plan: FamilyPlan): Promise<void> {
  const { page, t, language } = life
  await openPath(page, `/change-plan?plan=${plan.id}`)
  await submit(life, t('PLANS.SWITCH', { name: plan[language] }))
  await expect(page.getByLabel(t('IDENTITY.EMAIL'))).toBeVisible()
}
type FamilyPlan = NonNullable<Life['tenant']['familyPlan']>

/** Changes email and telephone with the codes that are sent to the new ones. */
export async function changeContact(life: Life, email: string): Promise<void> {
  const { page, t, input, newPhone } = life
  const code = dialog(page).getByLabel(t('ACCOUNT.CODE'))
  await input.open(page, '/profile/myaccount')
  await expectPageIsHealthy(page, t('MENU.ACCOUNT'))
  await submit(life, `${t('ACCOUNT.CHANGE')} : ${t('ACCOUNT.EMAIL')}`)
  await input.write(dialog(page).getByLabel(t('ACCOUNT.EMAIL.NEW')), email)
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await input.write(code, await mailedCode(email))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: t('ACCOUNT.EMAIL.DONE') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(email)).toBeVisible()

  await submit(life, `${t('ACCOUNT.CHANGE')} : ${t('ACCOUNT.PHONE')}`)
  await input.write(dialog(page).getByLabel(t('ACCOUNT.PHONE.NEW')), newPhone)
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await input.write(code, await textedCode(newPhone))
  await page.keyboard.press('Enter')
  await submit(life, t('ACCOUNT.BACK_TO_ACCOUNT'))
  await expect(page.getByText(newPhone)).toBeVisible()
}

/** Deletes the account after the typed word; what happens to the family and its appointments is said first. */
export async function deleteAccount(life: Life, dependent: string): Promise<void> {
  const { page, t, input } = life
  await input.open(page, '/profile/myaccount')
  await submit(life, t('ACCOUNT.DELETE'))
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(dependent)).toBeVisible()
  await expectAccessible(page)
  await input.write(question.getByRole('textbox'), t('ACCOUNT.DELETE.WORD').toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('DELETED.TITLE') })).toBeVisible()
  await expectAccessible(page)
}
