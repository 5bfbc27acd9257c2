import { expect, test } from 'vitest'
import { codeName, codes, parseCode } from './codes'

const unnamed = (id: number) => `Vía n.º ${id}`

test('REC-023 REC-024 C-090 there are 69 routes and 18 units; those without a clinical name show their number', () => {
  expect(codes.route.map(({ id }) => id)).toEqual(Array.from({ length: 69 }, (_, index) => index + 1))
  expect(codes.unit.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
  expect([1, 2, 3, 27].map((id) => codeName('route', id, 'es', unnamed))).toEqual([
    'Oral',
    'Intravenosa',
    'Tópica',
    'Vía n.º 27',
  ])
  expect([1, 2, 3, 4, 5, 6].map((id) => codeName('unit', id, 'es', unnamed))).toEqual([
    'MUI',
    'AMP · ampollas',
    'G · gramos',
    'MG · miligramos',
    'ML · mililitros',
    'Vía n.º 6',
  ])
})

test.each([
  ['route', 'oral', 1],
  ['route', ' topica ', 3],
  ['route', '27', 27],
  ['route', 'Vía n.º 27', 27],
  ['route', '70', null],
  ['route', 'nasal', null],
  ['route', '', null],
  ['unit', 'mg', 4],
  ['unit', 'MG · miligramos', 4],
  ['unit', '18', 18],
] as const)('REC-023 REC-024 in the list %s "%s" means %s', (list, text, id) => {
  expect(parseCode(list, text, 'es', unnamed)).toBe(id)
})
