import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

/** What patients type, and the specialty that they look for. */
const words = {
  'es-ES': {
    search: /^Busca/,
    child: ['mi hijo tiene fiebre', 'Pediatría (hasta los 14 años)'],
    provider: '¿Con quién quieres la cita?',
    expected: [
      ['tos', 'Medicina de familia'],
      // This tenant has no specialist of ears.
      ['oído', 'Medicina de familia'],
      ['médico de cabecera', 'Medicina de familia'],
      ['cardiolojia', 'Cardiología'],
      ['rodilla', 'Traumatología'],
      ['espalda', 'Traumatología'],
      ['embarazo', 'Ginecología'],
      ['ansiedad', 'Psicología'],
      ['adelgazar', 'Nutrición'],
      ['veo borroso', 'Oftalmología'],
      ['me duele la cabeza', 'Neurología'],
      ['granos', 'Dermatología'],
    ],
  },
  'en-GB': {
    search: /^Search/,
    child: ['my child has a fever', 'Paediatrics (up to age 14)'],
    provider: 'Who do you want to see?',
    expected: [
      ['cough', 'Family medicine'],
      ['ear', 'Family medicine'],
      ['GP', 'Family medicine'],
      ['cardiologist', 'Cardiology'],
      ['knee', 'Orthopaedics'],
      ['back', 'Orthopaedics'],
      ['pregnant', 'Gynaecology'],
      ['anxiety', 'Psychology'],
      ['lose weight', 'Nutrition'],
      ['blurred vision', 'Ophthalmology'],
      ['my head hurts', 'Neurology'],
      ['skin', 'Dermatology'],
    ],
  },
} as const

for (const [locale, { search, provider, expected, child }] of Object.entries(words)) {
  test.describe(locale, () => {
    test.use({ locale })

    test(
      'the words that patients type lead to the specialty, among the first three',
      { tag: '@desktop' },
      async ({ page }) => {
        await signIn(page, 'videos')
        await openPath(page, '/videoconsultation/appointment-doctor')
        const main = page.getByRole('main')
        const field = main.getByRole('searchbox', { name: search })
        const found = main.getByRole('listitem').getByRole('button')
        for (const [word, specialty] of expected) {
          await field.fill(word)
          const firstThree = async () => (await found.allInnerTexts()).slice(0, 3).join('\n')
          await expect.poll(firstThree, word).toContain(specialty)
        }
        const [word, ages] = child
        await field.fill(word)
        await expect(main.getByText(ages)).toBeVisible()
        await expectAccessible(page)
        await field.fill(expected.at(-1)?.[0] ?? '')
        await found
          .filter({ hasText: expected.at(-1)?.[1] ?? '' })
          .first()
          .click()
        await expect(page.getByRole('heading', { level: 1, name: provider })).toBeVisible()

        await page.goBack()
        await field.fill('xyzzy')
        await expect(main.getByText('xyzzy')).toBeVisible()
        await expectAccessible(page)
      },
    )
  })
}
