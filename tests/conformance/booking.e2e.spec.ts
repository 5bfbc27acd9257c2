import { openPath, signIn } from '../e2e/support/people'
import { addressOf } from '../e2e/support/server'
import { expect, expectAccessible, expectContrast, test } from '../e2e/support/test'
import { expectConfirmation, findAndCancel, moveAndCancel, pay } from './browser/appointment'
import { expectRefusals } from './browser/refusals'
import { byKeyboard, byMouse, toReview, labels } from './browser/steps'
import { addressOfVariant, bookableVariants, type BookableVariant } from './browser/variants'

/**
 * The variants that are also moved and refused in a browser, at one tenant each: a private payment, a hospital, a session and
 * documents. Without a browser every variant is (`booking/checks/`).
 */
const moved = ['chosenDoctor', 'covadonga', 'session', 'internationalDoctor'].map((id) => {
  const variant = bookableVariants.find((one) => one.id === id)
  if (!variant) throw new Error(`No tenant has the booking variant ${id}`)
  return variant
})

for (const tenant of new Set(bookableVariants.map(({ tenant }) => tenant))) {
  test.describe(tenant, () => {
    // In sequence: the variants book the same slots of the same doctors.
    test.describe.configure({ mode: 'default' })
    bookableVariants.filter((one) => one.tenant === tenant).forEach(conformance)
  })
}

/** Books and cancels on a phone in Spanish by keyboard; some are booked, moved and cancelled on a desktop in English by mouse. */
function conformance(variant: BookableVariant): void {
  const { id, tenant } = variant
  test.describe(id, () => {
    test.describe('on a phone in Spanish', () => {
      test.use({ viewport: { width: 390, height: 844 }, locale: 'es-ES' })

      test('BOOK-001 BOOK-009 BOOK-012 BOOK-039 an appointment is booked by keyboard alone on accessible screens in light and dark, then listed and cancelled', async ({
        page,
      }) => {
        const notes = `${id}, teclado`
        await signIn(page, 'ana', addressOf(tenant))
        await openPath(page, await addressOfVariant(page, variant))
        await toReview(page, byKeyboard, async () => {
          await expectAccessible(page)
          await page.emulateMedia({ colorScheme: 'dark' })
          await expectContrast(page)
          await page.emulateMedia({ colorScheme: 'light' })
        })
        await byKeyboard(page, page.getByRole('textbox'), 'Home')
        await page.keyboard.type(notes)
        await byKeyboard(page, page.getByRole('button', { name: labels.book }))
        await pay(page, byKeyboard)
        await expectConfirmation(page)
        await findAndCancel(page, notes)
      })
    })

    if (!moved.includes(variant)) return
    test.describe('on a desktop in English', () => {
      test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })

      test('BOOK-001 BOOK-009 BOOK-012 BOOK-020 BOOK-041 ERR-021 ERR-024 a network error and a taken slot are reported and keep the answers; the appointment is then booked, listed, moved and cancelled', async ({
        page,
        expectedErrors,
      }) => {
        expectedErrors.push(/Failed to load resource/)
        const notes = `${id}, mouse`
        await signIn(page, 'ana', addressOf(tenant))
        await openPath(page, await addressOfVariant(page, variant))
        await toReview(page, byMouse, async () => {})
        await page.getByRole('textbox').fill(notes)
        // BOOK-020: the documents that the doctor sees stay chosen like the notes.
        const document = page.getByRole('checkbox').first()
        if (id === 'internationalDoctor') await document.check()
        await expectRefusals(page, notes)
        if (id === 'internationalDoctor') await expect(document).toBeChecked()
        await page.getByRole('button', { name: labels.book }).click()
        await pay(page, byMouse)
        await expectConfirmation(page)
        await moveAndCancel(page, notes)
      })
    })
  })
}
