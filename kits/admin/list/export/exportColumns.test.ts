import service from 'virtual:form/AdminService'
import { expect, test } from 'vitest'
import type { AdminEntity } from '../../entity'
import { exportColumns, exportHeader } from './exportColumns'

const entity: AdminEntity = {
  name: 'SERVICE',
  form: service,
  key: 'id',
  path: 'api/consultation-services',
  columns: ['name'],
}

test('ADMIN-018 CONST-004 a file has one column for each language of a text', () => {
  const fields = ['name', 'type', 'description']
  expect(exportColumns(entity, fields, ['es', 'en'])).toEqual([
    { field: 'name' },
    { field: 'name', language: 'en' },
    { field: 'type' },
    { field: 'description' },
    { field: 'description', language: 'en' },
  ])
  expect(exportColumns(entity, fields, ['es'])).toEqual(fields.map((field) => ({ field })))
})

test('ADMIN-018 CONST-004 the header of a column names its language', () => {
  const texts = { label: () => 'Nombre' }
  expect(exportHeader({ field: 'name' }, texts, 'es')).toBe('Nombre')
  expect(exportHeader({ field: 'name', language: 'en' }, texts, 'es')).toBe('Nombre (inglés)')
})
