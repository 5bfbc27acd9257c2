import { expect, it } from 'vitest'
import { specialtySeeds } from '../../../server/demo/catalogue/specialties'
import { createSpecialtySearch } from './specialtySearch'

const spanish = createSpecialtySearch(
  specialtySeeds.map(({ key, name, description }) => ({ id: key, label: name, hint: description })),
)
const english = createSpecialtySearch(
  [
    ['familia', 'Family medicine'],
    ['cardiologia', 'Cardiology'],
    ['dermatologia', 'Dermatology'],
    ['otorrino', 'ENT (ear, nose and throat)'],
    ['neurologia', 'Neurology'],
    ['endocrino', 'Endocrinology'],
    ['traumatologia', 'Orthopaedics and trauma'],
    ['psicologia', 'Psychology'],
  ].map(([id = '', label = '']) => ({ id, label })),
)

it.each([
  ['oído', 'otorrino'],
  ['oido', 'otorrino'],
  ['mareos', 'otorrino'],
  ['tos', 'familia'],
  ['diabetes', 'endocrino'],
  ['dolor de cabeza', 'neurologia'],
  ['me duele la cabeza', 'neurologia'],
  ['médico de cabecera', 'familia'],
  ['cardiologo', 'cardiologia'],
  ['cardiolojia', 'cardiologia'],
  ['dermatólogo', 'dermatologia'],
  ['rodilla', 'traumatologia'],
  ['espalda', 'traumatologia'],
  ['ansiedad', 'psicologia'],
  ['embarazo', 'ginecologia'],
  ['granos', 'dermatologia'],
  ['veo borroso', 'oftalmologia'],
  ['headache', 'neurologia'],
])('Spanish specialties: "%s" finds %s among the first three', (text, id) => {
  const found = spanish.find(text).map((one) => one.id)
  expect(found.slice(0, 3)).toContain(id)
})

it.each([
  ['ear', 'otorrino'],
  ['dizzy', 'otorrino'],
  ['cough', 'familia'],
  ['diabetes', 'endocrino'],
  ['headache', 'neurologia'],
  ['my head hurts', 'neurologia'],
  ['GP', 'familia'],
  ['family doctor', 'familia'],
  ['cardiologist', 'cardiologia'],
  ['knee', 'traumatologia'],
  ['anxiety', 'psicologia'],
  ['skin', 'dermatologia'],
  ['oído', 'otorrino'],
])('English specialties: "%s" finds %s among the first three', (text, id) => {
  const found = english.find(text).map((one) => one.id)
  expect(found.slice(0, 3)).toContain(id)
})

it('finds nothing for other words, and names the specialty for a first visit', () => {
  expect(spanish.find('xyzzy')).toEqual([])
  expect(spanish.general?.id).toBe('familia')
  expect(createSpecialtySearch([{ id: '1', label: 'Fisioterapia' }]).general).toBeUndefined()
})

it.each([
  ['oído', 'familia'],
  ['próstata', 'familia'],
  ['ear', 'familia'],
  ['dentista', 'familia'],
  ['toothache', 'familia'],
  ['corazón', 'cardiologia'],
])('without its specialty "%s" finds %s first', (text, id) => {
  const few = createSpecialtySearch([
    { id: 'cardiologia', label: 'Cardiología' },
    { id: 'nutricion', label: 'Nutrición' },
    { id: 'familia', label: 'Medicina de familia' },
  ])
  expect(few.find(text)[0]?.id).toBe(id)
})
