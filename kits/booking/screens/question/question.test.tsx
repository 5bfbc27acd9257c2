import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { TenantQuestion } from '@schemas/questions/question'
import { initTexts } from '@portico/core/i18n/i18n'
import es from '../../locales/es.json'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'
import { noSlotVariant } from '../../testing/testVariant'
import type { BookingVariant, Question } from '../../variant'

const text = (words: string) => ({ es: words, en: words })
const beenHere: Question = { kind: 'yesNo', title: text('¿Es la primera vez?') }
const record: Question = {
  kind: 'text',
  title: text('Número de historia'),
  help: text('Está en cualquier informe.'),
  schema: { pattern: 'NU-\\d+' },
  words: { pattern: text('Empieza por NU- y sigue con cifras.') },
  when: { beenHere: [false] },
}
const { when: _, ...always } = record
const variantWith = (questions: Record<string, Question>): BookingVariant => ({
  ...noSlotVariant({
    id: 'asking',
    steps: [...Object.keys(questions).map((id) => `question:${id}` as const), 'review'],
    choices: {},
  }),
  questions,
})

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

const open = (variant: BookingVariant, questions?: readonly TenantQuestion[]) =>
  renderBookingPortal(variant, fakeApi({}), {}, new Set(), questions)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const factsOf = () => within(screen.getByRole('region', { name: es['BOOKING.STEP.REVIEW'] }))

it('BOOK-033 a question is asked after an answer that calls for it, in words, and stands in the review with a way back', async () => {
  await open(variantWith({ beenHere, record }))
  await heading('¿Es la primera vez?')
  press('No')
  await heading('Número de historia')
  expect(screen.getByText('Está en cualquier informe.')).toBeDefined()
  write(es['BOOKING.ANSWER'], '77')
  press(es['BOOKING.CONTINUE'])
  expect(screen.getByText('Empieza por NU- y sigue con cifras.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText(es['BOOKING.ANSWER']))
  write(es['BOOKING.ANSWER'], 'NU-77')
  press(es['BOOKING.CONTINUE'])
  await heading(es['BOOKING.TITLE.REVIEW'])
  expect(factsOf().getByText('NU-77')).toBeDefined()
  press(`${es['BOOKING.CHANGE']}: ¿Es la primera vez?`)
  await heading('¿Es la primera vez?')
  press('Sí')
  await heading(es['BOOKING.TITLE.REVIEW'])
  expect(factsOf().queryByText('NU-77')).toBeNull()
  expect(factsOf().getByText('Sí')).toBeDefined()
})

it('SHELL-040 what was typed is there again after the page was left', async () => {
  await open(variantWith({ record: always }))
  await heading('Número de historia')
  write(es['BOOKING.ANSWER'], 'NU-')
  cleanup()
  await open(variantWith({ record: always }))
  await heading('Número de historia')
  expect(screen.getByLabelText(es['BOOKING.ANSWER'])).toHaveProperty('value', 'NU-')
})

it('a tenant asks a question of its own without a plugin', async () => {
  await open(variantWith({}), [
    {
      id: 'signs',
      kind: 'choices',
      title: text('¿Qué notas?'),
      options: [
        { id: 'fever', label: text('Fiebre') },
        { id: 'cough', label: text('Tos') },
      ],
    },
  ])
  await heading('¿Qué notas?')
  press(es['BOOKING.CONTINUE'])
  expect(screen.getByText(es['BOOKING.ANSWER_CHOOSE'])).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tos' }))
  press(es['BOOKING.CONTINUE'])
  await heading(es['BOOKING.TITLE.REVIEW'])
  expect(factsOf().getByText('Tos')).toBeDefined()
})

it.each([
  ['number', '12,5', '12,5 kg'],
  ['longText', 'una\ndos', /una\s+dos/],
] as const)('a %s is read back as people write it', async (kind, typed, shown) => {
  const unit = kind === 'number' ? { unit: text('kg') } : {}
  await open(variantWith({ one: { kind, title: text('Pregunta'), ...unit } }))
  await heading('Pregunta')
  press(es['BOOKING.CONTINUE'])
  expect(screen.getByText(es['BOOKING.ANSWER_REQUIRED'])).toBeDefined()
  write(es['BOOKING.ANSWER'], typed)
  press(es['BOOKING.CONTINUE'])
  await heading(es['BOOKING.TITLE.REVIEW'])
  expect(factsOf().getByText(shown)).toBeDefined()
})

it('an address is asked in three fields, and each has to be filled', async () => {
  await open(variantWith({ home: { kind: 'address', title: text('¿Dónde vives?') } }))
  await heading('¿Dónde vives?')
  write(es['BOOKING.ADDRESS.STREET'], 'Mayor 1')
  press(es['BOOKING.CONTINUE'])
  expect(screen.getByText(es['BOOKING.ANSWER_KIND_address'])).toBeDefined()
  write(es['BOOKING.ADDRESS.POSTAL_CODE'], '28013')
  write(es['BOOKING.ADDRESS.CITY'], 'Madrid')
  press(es['BOOKING.CONTINUE'])
  await heading(es['BOOKING.TITLE.REVIEW'])
  expect(factsOf().getByText('Mayor 1, 28013 Madrid')).toBeDefined()
})

it('an optional question can be left without an answer, and is not in the review', async () => {
  const options = [
    { id: 'a', label: text('Norte') },
    { id: 'b', label: text('Sur') },
  ]
  await open(variantWith({ centre: { kind: 'choice', title: text('¿Centro?'), options, isOptional: true } }))
  await heading('¿Centro?')
  press(es['BOOKING.ANSWER_SKIP'])
  await heading(es['BOOKING.TITLE.REVIEW'])
  expect(factsOf().queryByText('¿Centro?')).toBeNull()
})

it('BOOK-033 loaded options fail with a retry, and a single one is taken without asking', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const choices = vi
    .fn<NonNullable<Question['choices']>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue([{ id: '7', label: 'Norte' }])
  await open(variantWith({ centre: { kind: 'choice', title: text('¿Centro?'), choices } }))
  await screen.findByText(es['BOOKING.CHOICES_FAILED'])
  fireEvent.click(screen.getByRole('button', { name: /reintentar|volver a intentar|otra vez/i }))
  await heading(es['BOOKING.TITLE.REVIEW'])
  expect(factsOf().getByText('Norte')).toBeDefined()
  expect(factsOf().queryByRole('button', { name: /¿Centro\?/ })).toBeNull()
})
