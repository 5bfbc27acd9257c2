import service from 'virtual:form/AdminService'
import { expect, test } from 'vitest'
import type { AdminEntity } from '../../entity'
import type { FieldTexts } from '../../texts'
import { parseCell } from './parseCell'

const entity: AdminEntity = {
  name: 'SERVICE',
  form: {
    ...service,
    schema: {
      properties: { ...service.schema.properties, services: { type: 'array', items: { type: 'integer' } } },
    },
  },
  key: 'id',
  path: 'api/consultation-services',
  columns: ['name'],
  choices: {
    consultationSpecialtyId: { from: 'GET api/consultation-specialties' },
    services: { from: 'GET api/consultation-services/all' },
  },
}
const texts = {
  value: (_: string, value: unknown) => ({ 1: 'Presencial', 2: 'Por vídeo' })[String(value)] ?? String(value),
  yesNo: (_: string, value: boolean) => (value ? 'Sí' : 'No'),
} as FieldTexts
const options = [
  { value: 1, label: 'Oído, nariz y garganta' },
  { value: 2, label: 'Oído' },
  { value: 3, label: 'Piel' },
  { value: 4, label: 'Piel' },
]
const parse = (field: string, text: string, current?: unknown) =>
  parseCell(text, { entity, field, options, texts, language: 'es', current })

test.each([
  ['name', ' x ', { value: ' x ' }],
  ['description', '', { value: undefined }],
  ['amount', '1.012,5', { value: 1012.5 }],
  ['amount', '45.5', { value: 45.5 }],
  ['amount', '45 €', { keyword: 'number' }],
  ['type', 'por video', { value: 2 }],
  ['type', '2', { value: 2 }],
  ['type', 'Carta', { keyword: 'enum' }],
  ['currency', 'EUR', { value: 'EUR' }],
  ['isActive', 'SI', { value: true }],
  ['isActive', 'no', { value: false }],
  ['isActive', 'quizá', { keyword: 'enum' }],
  ['isActive', '', { keyword: 'required' }],
  ['consultationSpecialtyId', 'oido', { value: 2 }],
  ['consultationSpecialtyId', 'Nariz', { keyword: 'enum' }],
  ['consultationSpecialtyId', 'Piel', { keyword: 'ambiguous' }],
])('ADMIN-018 a cell of %s with "%s" is read as its export writes it', (field, text, parsed) => {
  expect(parse(field, text)).toEqual(parsed)
})

test('ADMIN-018 of options with the same name, the one that the record has is meant', () => {
  expect(parse('consultationSpecialtyId', 'Piel', 4)).toEqual({ value: 4 })
  expect(parse('services', 'Oído, Piel', [4, 1])).toEqual({ value: [2, 4] })
})

test('ADMIN-018 a list is split at its commas, except those of a name', () => {
  expect(parse('services', 'Oído, Oído, nariz y garganta')).toEqual({ value: [2, 1] })
  expect(parse('services', 'Oído, Oído')).toEqual({ keyword: 'twice' })
  expect(parse('services', 'Oído, Magia')).toEqual({ keyword: 'enum' })
  expect(parse('services', '')).toEqual({ value: undefined })
})
