import service from 'virtual:form/AdminService'
import { expect, test } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import { initTexts } from '@portico/core/i18n/i18n'
import type { AdminEntity } from '../../entity'
import type { FieldTexts } from '../../texts'
import { createCellFormatter } from './exportCells'

const entity: AdminEntity = {
  name: 'SERVICE',
  form: {
    ...service,
    schema: {
      properties: { ...service.schema.properties, from: { type: 'string', format: 'date' } },
    },
  },
  key: 'id',
  path: 'api/consultation-services',
  columns: ['name', 'amount'],
  title: ({ name, message }) => `${String(name)}, ${String(message)}`,
  choices: { consultationSpecialtyId: { from: 'GET api/consultation-specialties' } },
}
const texts = {
  label: (field: string) => field,
  value: (_: string, value: unknown) => ({ 1: 'Presencial' })[String(value)] ?? '',
  yesNo: (_: string, value: boolean) => (value ? 'Sí' : 'No'),
} as FieldTexts
const columns = ['name', 'consultationSpecialtyId', 'type', 'from', 'amount', 'duration', 'isActive'].map(
  (field) => ({ field }),
)
const record = {
  id: 9,
  name: 'Ruiz',
  message: 'Ana',
  consultationSpecialtyId: 60,
  type: 1,
  from: '2026-11-20',
  amount: 1012.35,
  duration: -5,
  isActive: false,
}
const answering = (answer: () => Promise<unknown>) => answer as unknown as Call
const named = answering(() => Promise.resolve([{ id: 60, name: 'Corazón' }]))

test('ADMIN-018 a file has the texts of the list: full name, choices, dates and decimals', async () => {
  await initTexts('es')
  const cells = await createCellFormatter({ call: named, entity, columns, texts, language: 'es' })
  expect(cells(record)).toEqual(['Ruiz, Ana', 'Corazón', 'Presencial', '20-11-2026', '1012,35', '-5', 'No'])
  const english = await createCellFormatter({ call: named, entity, columns, texts, language: 'en' })
  expect(english(record)[4]).toBe('1012.35')
})

test('ADMIN-018 CONST-004 a column of another language has its text only', async () => {
  const input = { call: named, entity, texts, language: 'es' } as const
  const cells = await createCellFormatter({
    ...input,
    columns: [{ field: 'name' }, { field: 'name', language: 'en' }],
  })
  expect(cells({ name: 'Visita', message: 'm', translations: { en: { name: 'Visit' } } })).toEqual([
    'Visita, m',
    'Visit',
  ])
  expect(cells({ name: 'Visita', message: 'm' })[1]).toBe('')
})

test('ADMIN-018 a missing value or unreadable choice is an empty cell', async () => {
  const call = answering(() => Promise.reject(new Error('403')))
  const cells = await createCellFormatter({ call, entity, columns, texts, language: 'es' })
  expect(cells({ id: 9, name: 'a', message: 'b', consultationSpecialtyId: 60 }).slice(1)).toEqual(
    Array.from({ length: 6 }, () => ''),
  )
})
