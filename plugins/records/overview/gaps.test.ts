import { expect, it } from 'vitest'
import { gapsOf } from './gaps'

const medicalData = { allergies: [], illnesses: [], interventions: [], medicines: [] }
const allergy = { name: 'Polen', isAllergy: true, isActive: false }
const medicine = { name: 'Enalapril', isActive: true }
const born = { birthDate: '1984-05-02' }

it.each([
  ['everything', medicalData, [], { birthDate: null }, ['allergy', 'medicine', 'birthDate', 'document']],
  ['no allergy', { ...medicalData, medicines: [medicine] }, [{}], born, ['allergy']],
  [
    'nothing, an old allergy counts',
    { ...medicalData, allergies: [allergy], medicines: [medicine] },
    [{}],
    born,
    [],
  ],
  ['what has not arrived', undefined, undefined, undefined, []],
] as const)('REC-006 of an overview is missing: %s', (_, data, documents, user, gaps) => {
  expect(gapsOf({ medicalData: data as never, documents: documents as never, user })).toEqual(gaps)
})
