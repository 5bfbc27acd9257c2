import { expect, test } from 'vitest'
import { codeName, parseCode } from './codes'
import { checkRecord, initialValues, toRecord, type Reader } from './record'

const unnamed = (id: number) => `n.º ${id}`
const reader: Reader = {
  language: 'es',
  nameOf: (list, id) => codeName(list, id, 'es', unnamed),
  codeOf: (list, text) => parseCode(list, text, 'es', unnamed),
}
const medicine = {
  id: 7,
  name: 'Bisoprolol',
  notes: 'Con el desayuno',
  isActive: true,
  administrationRoute: 1,
  dose: 2.5,
  doseUnit: 4,
  posology: 24,
  posologyType: 1,
  duration: 3,
  durationType: 6,
}

test('REC-022 REC-025 REC-026 a medicine that is opened and saved unchanged is the same', () => {
  const values = initialValues(medicine, reader)
  expect(values).toMatchObject({ dose: '2,5', doseUnit: 'MG · miligramos', route: 'Oral', isLimited: true })
  expect({ id: 7, ...toRecord('medicine', values, reader) }).toEqual(medicine)
})

test('REC-022 only the name is needed, and empty times are left out', () => {
  const values = { ...initialValues(undefined, reader), name: ' Ibuprofeno ' }
  expect(checkRecord('medicine', values, reader)).toEqual([])
  expect(toRecord('medicine', values, reader)).toEqual({
    name: 'Ibuprofeno',
    notes: null,
    isActive: true,
    administrationRoute: null,
    dose: null,
    doseUnit: null,
    posology: null,
    posologyType: null,
    duration: null,
    durationType: null,
  })
})

test('REC-022 REC-023 a wrong number, an unknown unit and a missing end are reported at their fields', () => {
  const wrong = {
    name: '',
    dose: 'media',
    doseUnit: 'cucharadas',
    route: '70',
    posology: '0',
    isLimited: true,
  }
  const values = { ...initialValues(undefined, reader), ...wrong }
  expect(checkRecord('medicine', values, reader)).toEqual([
    { field: 'name', problem: 'missing' },
    { field: 'dose', problem: 'number' },
    { field: 'posology', problem: 'number' },
    { field: 'doseUnit', problem: 'unknown' },
    { field: 'route', problem: 'unknown' },
    { field: 'duration', problem: 'missing' },
  ])
})

test('REC-019 REC-020 REC-021 the other kinds have their own fields and no others', () => {
  const values = { ...initialValues(undefined, reader), name: 'x', isOwn: false, isActive: false }
  expect(toRecord('allergy', values, reader)).toEqual({
    name: 'x',
    notes: null,
    isAllergy: false,
    isActive: false,
  })
  expect(toRecord('illness', values, reader)).toEqual({
    name: 'x',
    notes: null,
    isPersonal: false,
    isActive: false,
  })
  expect(toRecord('intervention', values, reader)).toEqual({ name: 'x', notes: null })
})
