import { expect, test } from 'vitest'
import { cellsOf, readCsvText, readFileText } from './csvFile'

test('ADMIN-159 reads columns, separator and line numbers', () => {
  const { names, separator, lines } = readCsvText(
    '\uFEFFname; "email"\r\nAna;a@x.test\r\n\r\n"Dos\r\nlíneas";b@x.test\r\n',
  )
  expect([names, separator]).toEqual([['name', 'email'], ';'])
  expect([...lines]).toEqual([
    [2, 'Ana;a@x.test'],
    [5, '"Dos\nlíneas";b@x.test'],
  ])
})

test('ADMIN-159 commas separate cells if the header has no semicolon, except within quotes', () => {
  expect(readCsvText('name,surname').separator).toBe(',')
  expect(cellsOf('"Gil, ""Pepe""",x;y,', ',')).toEqual(['Gil, "Pepe"', 'x;y', ''])
})

test('ADMIN-159 an unclosed quote joins the remaining lines into one', () => {
  expect([...readCsvText('name\n"Ana\nLuis').lines]).toEqual([[3, '"Ana\nLuis']])
})

test('ADMIN-018 a file of a spreadsheet on Windows keeps its accents', async () => {
  expect(await readFileText(new Blob(['Oído']))).toBe('Oído')
  expect(await readFileText(new Blob([Uint8Array.from([0x4f, 0xed, 0x64, 0x6f])]))).toBe('Oído')
})

test('ADMIN-159 a separator within quotes of the header separates nothing', () => {
  expect(readCsvText('"name; surname",email\nAna,a@x.test').names).toEqual(['name; surname', 'email'])
  expect(readCsvText('name\temail').names).toEqual(['name', 'email'])
})
