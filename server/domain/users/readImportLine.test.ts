import { expect, it } from 'vitest'
import { readImportLine } from './readImportLine'

const read = (cells: Record<string, string>) => readImportLine({ name: 'Lola', email: 'l@x.test', ...cells })

it.each([
  ['1/2/1990', '1990-02-01'],
  ['01-02-1990', '1990-02-01'],
  ['1.2.1990', '1990-02-01'],
  ['29/02/1980', '1980-02-29'],
  ['1990-02-01', '1990-02-01'],
])('ADMIN-159 the date of birth %s has its day first', (birthDate, expected) => {
  expect(read({ birthDate })).toMatchObject({ body: { birthDate: expected }, errors: [] })
})

it.each(['31/2/1990', '1/13/1990', '1/2/90'])(
  'ADMIN-159 the date of birth %s is refused, not guessed',
  (birthDate) => {
    expect(read({ birthDate }).errors).toMatchObject([{ field: 'birthDate', value: birthDate }])
  },
)

it.each([
  ['6,12345678E+08', '612345678'],
  ['6.12345678e8', '612345678'],
  ['\u202A+34 612 345 678\u202C', '+34 612 345 678'],
  ['0034612345678', '0034612345678'],
])('ADMIN-159 the telephone %j keeps all its digits', (phone, expected) => {
  expect(read({ phone })).toMatchObject({ body: { phone: expected }, errors: [] })
})

it.each(['6,12E+08', '3.46E+10'])(
  'ADMIN-159 a telephone whose digits a spreadsheet lost, %s, is refused',
  (phone) => {
    expect(read({ phone }).errors).toEqual([{ field: 'phone', keyword: 'shortened', value: phone }])
  },
)

it('ADMIN-159 a code of another system that looks like a number stays as it is', () => {
  expect(read({ externalId: '1E5' })).toMatchObject({ body: { externalId: '1E5' }, errors: [] })
})
