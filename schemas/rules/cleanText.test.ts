import { describe, expect, it } from 'vitest'
import { cleanBody, cleanCode, cleanName } from './cleanText'

/** What a copy from a chat, a PDF or a contact brings along. */
const invisible = ['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u200E', '\u034F']
const spaces = ['\u00A0', '\u2009', '\u202F', '\u2007', '\u3000']
const dashes = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uFE63', '\uFF0D']

describe('what copying brings along is no part of a telephone, document, e-mail or name', () => {
  it.each(invisible)('the invisible %j', (mark) => {
    expect(cleanCode(`${mark}+34 6${mark}00 00 00 00${mark}`)).toBe('+34 600 00 00 00')
    expect(cleanCode(`${mark}ana${mark}@portico.test${mark}`)).toBe('ana@portico.test')
    expect(cleanName(`Mar${mark}ía${mark}`)).toBe('María')
  })

  it.each(['\u202A', '\u202C', '\u2066', '\u2069'])(
    'the direction %j around a telephone or an e-mail',
    (mark) => {
      expect(cleanCode(`${mark}600 000 000\u202C`)).toBe('600 000 000')
      expect(cleanCode(`${mark}ana@portico.test`)).toBe('ana@portico.test')
    },
  )

  it.each(spaces)('the space %j is one like any other', (space) => {
    expect(cleanCode(`600${space}000${space}000`)).toBe('600 000 000')
    expect(cleanName(`${space}María${space}del${space}Carmen${space}`)).toBe('María del Carmen')
    expect(cleanCode(`ana@portico.test${space}`)).toBe('ana@portico.test')
  })

  it.each(dashes)('the dash %j is a hyphen', (dash) => {
    expect(cleanCode(`600${dash}000${dash}000`)).toBe('600-000-000')
    expect(cleanCode(`ana${dash}maria@portico.test`)).toBe('ana-maria@portico.test')
    expect(cleanName(`García${dash}López`)).toBe('García-López')
  })
})

it('a dash between words stays', () => {
  expect(cleanName('Consulta – primera vez')).toBe('Consulta – primera vez')
})

it('joiners stay where the script needs them', () => {
  for (const name of ['علی\u200Cرضا', 'क्\u200Dष', '👩\u200D⚕️']) expect(cleanName(name)).toBe(name)
})

it('a text of nothing but invisible characters stays, so that it is refused', () => {
  expect([cleanName('\u200B'), cleanCode('\u200B')]).toEqual(['\u200B', '\u200B'])
})

it('a mark that reverses the direction stays, so that it is refused', () => {
  expect(cleanName('Ana\u202Esiul')).toBe('Ana\u202Esiul')
  expect(cleanCode('a\u202E@b.es')).toBe('a\u202E@b.es')
  // Some telephones copy a number with this one, which leaves digits as they are.
  expect(cleanCode('\u202D+34 600 000 000\u202C')).toBe('+34 600 000 000')
})

it('the fields of a request are cleaned and nothing else of it', () => {
  const notes = 'El \u200Bdolor – fuerte'
  const body = {
    name: 'Ana\u200B',
    notes,
    email: null,
    age: 3,
    members: [
      { surname: 'Suárez\u00A0Prieto', phone: '600\u2013000', identificationNumber: '\uFEFF12345678Z' },
    ],
  }
  expect(cleanBody(body)).toEqual({
    name: 'Ana',
    notes,
    email: null,
    age: 3,
    members: [{ surname: 'Suárez Prieto', phone: '600-000', identificationNumber: '12345678Z' }],
  })
  expect(cleanBody(null)).toBeNull()
  expect(cleanBody('Ana\u200B')).toBe('Ana\u200B')
})
