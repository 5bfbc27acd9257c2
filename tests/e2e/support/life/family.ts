import { pay } from '../../../conformance/browser/appointment'
import { labels, toReview } from '../../../conformance/browser/steps'
import { expectPageIsHealthy } from '../pageChecks'
import { expect, expectAccessible } from '../test'
import { field, heading, submit, type Life } from './life'

/** Adds a dependent of 15 years, who needs a document. */
export async function addDependent(life: Life, name: string): Promise<void> {
  const { page, t, input, isPhone } = life
  await input.open(page, '/profile/family')
  await expectPageIsHealthy(page, t('MENU.FAMILY'))
  const add = new RegExp(`^(${t('FAMILY.DEPENDENTS')}|${t('FAMILY.ADD_DEPENDENT')})`)
  await input.press(page, page.getByRole('link', { name: add }))
  await expect(heading(page, t('FAMILY.ADD_DEPENDENT'))).toBeVisible()
  await input.write(field(page, t('FAMILY.NAME')), name)
  await input.write(field(page, t('FAMILY.SURNAME')), 'Suárez Sol')
  await input.write(page.getByRole('spinbutton').first(), `0101${new Date().getFullYear() - 15}`)
  await input.pick(page.getByRole('radio', { name: t('FAMILY.MALE'), exact: true }))
  if (isPhone) await submit(life, t('FAMILY.NEXT'))
  await expect(page.getByText(t('FAMILY.DOCUMENT_NEEDED', { count: '15' }))).toBeVisible()
  await expectAccessible(page)
  await input.write(field(page, t('FAMILY.NUMBER')), '12345678Z')
  await submit(life, t('FAMILY.ADD_TO'))
  await expect(page.getByText(t('FAMILY.ADDED', { name }))).toBeVisible()
}

/** Books in the account of a dependent, with the booking of the tenant. */
export async function bookFor(life: Life, name: string): Promise<void> {
  const { page, t, input, tenant } = life
  await submit(life, t('FAMILY.ENTER_NAMED', { name }))
  const back = page.getByRole('button', { name: t('SHELL.ACTING_BACK') })
  await expect(back).toBeVisible()
  await input.open(page, `/videoconsultation/${tenant.booking}`)
  await toReview(page, input.press, async () => {})
  await input.press(page, page.getByRole('button', { name: labels.book }))
  await pay(page, input.press)
  await expect(page).toHaveURL(/\/appointment-booked\/\d+/)
  await expect(page.getByRole('region', { name: new RegExp(`de ${name}|${name}’s`) })).toBeVisible()
  await expect(heading(page, new RegExp(name))).toBeVisible()
  await expectAccessible(page)
  await input.press(page, back)
  await expect(back).toHaveCount(0)
}
