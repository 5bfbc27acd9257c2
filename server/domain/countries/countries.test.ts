import { describe, expect, it } from 'vitest'
import { countries } from './routes'

describe('SHELL-054 countries', () => {
  it('are the 249 of ISO 3166, each once, by code', () => {
    const codes = countries.map((country) => country.code)
    expect(codes).toHaveLength(249)
    expect(codes).toEqual([...new Set(codes)].toSorted())
  })
  it('have Spanish names, never a code', () => {
    expect(countries).toContainEqual({ code: 'ES', name: 'España' })
    expect(countries).toContainEqual({ code: 'DE', name: 'Alemania' })
    expect(countries.filter(({ code, name }) => code === name)).toEqual([])
  })
})
