import { pay } from '../../../conformance/browser/appointment'
import { byMouse, labels, toReview } from '../../../conformance/browser/steps'
import { typeDate } from '../family'
import { expectPageIsHealthy } from '../pageChecks'
import { openPath } from '../people'
import { expect, expectAccessible } from '../test'
import { field, heading, submit, type Life } from './life'

/** Adds a dependent of 15 years, who needs a document. */
export async function addDependent({ page, t, isPhone }: Life, name: string): Promise<void> {
  await openPath(page, '/profile/family')
  await expectPageIsHealthy(page, t('MENU.FAMILY'))
  await page
    .getByRole('link', { name: new RegExp(`^(${t('FAMILY.DEPENDENTS')}|${t('FAMILY.ADD_DEPENDENT')})`) })
    .click()
  await expect(heading(page, t('FAMILY.ADD_DEPENDENT'))).toBeVisible()
  await field(page, t('FAMILY.NAME')).fill(name)
  await field(page, t('FAMILY.SURNAME')).fill('Suárez Sol')
  await page.getByText(t('FAMILY.MALE'), { exact: true }).click()
  await typeDate(page, `0101${new Date().getFullYear() - 15}`)
  if (isPhone) await submit(page, t('FAMILY.NEXT'))
  await expect(page.getByText(t('FAMILY.DOCUMENT_NEEDED', { count: '15' }))).toBeVisible()
  await expectAccessible(page)
  await field(page, t('FAMILY.NUMBER')).fill('12345678Z')
  await submit(page, t('FAMILY.ADD_TO'))
  await expect(page.getByText(t('FAMILY.ADDED', { name }))).toBeVisible()
}

/** Books in the account of a dependent, with the booking of the tenant. */
export async function bookFor({ page, t, tenant }: Life, name: string): Promise<void> {
  await submit(page, t('FAMILY.ENTER_NAMED', { name }))
  const back = page.getByRole('button', { name: t('SHELL.ACTING_BACK') })
  await expect(back).toBeVisible()
  await openPath(page, `/videoconsultation/${tenant.booking}`)
  await toReview(page, byMouse, async () => {})
  await page.getByRole('button', { name: labels.book }).click()
  await pay(page, byMouse)
  await expect(page).toHaveURL(/\/appointment-booked\/\d+/)
  await expect(heading(page, new RegExp(name))).toBeVisible()
  await expectAccessible(page)
  await back.click()
  await expect(back).toHaveCount(0)
}
