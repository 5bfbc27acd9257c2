import { changeContact, choosePlan, completeData, deleteAccount } from './support/life/account'
import { addDependent, bookFor } from './support/life/family'
import { keyboard, mouse } from './support/life/input'
import { heading, signInWith, type Life } from './support/life/life'
import { resetPassword } from './support/life/password'
import { acceptConditions, confirm, register } from './support/life/registration'
import { lifeTenants, type LifeTenant } from './support/life/tenants'
import { addressOf } from './support/server'
import { expect, refusedHub, test } from './support/test'
import { accountTexts } from './support/texts'

/** Where a life is played: on a phone in Spanish, and on a desktop in English with the keyboard alone. */
const stages = [
  { project: 'phone', language: 'es', locale: 'es-ES', input: mouse, by: '' },
  { project: 'desktop', language: 'en', locale: 'en-GB', input: keyboard, by: ', by keyboard alone' },
] as const

const isAsked = process.env['PORTICO_E2E_LIVES'] === 'all'

for (const { project, language, locale, input, by } of stages)
  test.describe(`in ${locale}`, { tag: `@${project}` }, () => {
    test.use({ locale })
    for (const tenant of lifeTenants.filter(({ always }) => isAsked || always === project))
      test(`AUTH-015 AUTH-018 AUTH-020 AUTH-021 AUTH-025 AUTH-026 AUTH-038 ACCOUNT-033 ACCOUNT-037 FAMILY-001 ACCOUNT-014 ACCOUNT-015 ACCOUNT-008 the whole life of an account at ${tenant.id}${by}`, async ({
        page,
        expectedErrors,
      }) => {
        test.slow()
        expectedErrors.push(/status of (400|401|409)/, ...refusedHub)
        await page.goto(`${addressOf(tenant.id)}/#/deleted`)
        const started = String(Date.now())
        await live({
          page,
          t: accountTexts(language, tenant.id),
          language,
          input,
          isPhone: project === 'phone',
          tenant,
          // The folders of letters and text messages hold those of other lives too.
          email: `carmen.${started}@correo.test`,
          newPhone: `655 ${started.slice(-6, -3)} ${started.slice(-3)}`,
          password: 'Olivo-verde-27',
        })
      })
  })

async function live(life: Life): Promise<void> {
  const { page, tenant } = life
  await test.step('a person registers', () => register(life))
  await test.step('and confirms the address', () => confirm(life))
  await test.step('AUTH-060 accepts new conditions', () => acceptConditions(life))
  await test.step('ACCOUNT-033 completes the personal data', () => completeData(life))
  await test.step('ACCOUNT-013 chooses a plan with a family', () => chooseFamilyPlan(life, tenant))
  await test.step('FAMILY-001 adds a dependent', () => addDependent(life, 'Hugo'))
  await test.step('and books for them', () => bookFor(life, 'Hugo'))
  const email = `nueva.${life.email}`
  await test.step('ACCOUNT-014 ACCOUNT-015 changes email and telephone', () => changeContact(life, email))
  await test.step('AUTH-025 AUTH-039 resets the password', () =>
    resetPassword({ ...life, email }, 'Sierra-alta-81'))
  await test.step('ACCOUNT-008 and deletes the account', async () => {
    await page.goto(new URL('/', page.url()).href)
    await expect(heading(page, /Carmen/)).toBeVisible()
    await deleteAccount(life, 'Hugo')
  })
}

/** Where a plan sells the family, a person takes it, and signs in again. */
async function chooseFamilyPlan(life: Life, { familyPlan }: LifeTenant): Promise<void> {
  if (!familyPlan) return
  await choosePlan(life, familyPlan)
  await signInWith(life)
  await expect(heading(life.page, /Carmen/)).toBeVisible()
}
