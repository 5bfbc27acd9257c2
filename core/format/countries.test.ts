import { expect, it } from 'vitest'
import { nameCountries } from './countries'

const codes = ['AT', 'AX', 'DE', 'EG', 'ES', 'ZA', 'ZZ']

it.each([
  ['es', ['Alemania', 'Austria', 'Egipto', 'España', 'Islas Aland', 'Región desconocida', 'Sudáfrica']],
  ['en', ['Åland Islands', 'Austria', 'Egypt', 'Germany', 'South Africa', 'Spain', 'Unknown Region']],
])('I18N countries have the names and the order of %s', (language, names) => {
  expect(nameCountries(codes, language).map(({ name }) => name)).toEqual(names)
})

it('a country keeps its code', () => {
  expect(nameCountries(['GB', 'ES'], 'es')).toEqual([
    { code: 'ES', name: 'España' },
    { code: 'GB', name: 'Reino Unido' },
  ])
})

it('what is no code of a country is its own name', () => {
  expect(nameCountries(['ES', 'Spain', ''], 'es').map(({ name }) => name)).toEqual(['', 'España', 'Spain'])
})
