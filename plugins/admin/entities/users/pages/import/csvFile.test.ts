import { expect, test } from 'vitest'
import { cellsOf, readCsvText } from './csvFile'

test('ADMIN-159 a file is read by its header: names, what separates them, and where each line ends', () => {
  const { names, separator, lines } = readCsvText(
    '\uFEFFname; "email"\r\nAna;a@x.test\r\n\r\n"Dos\r\nlíneas";b@x.test\r\n',
  )
  expect([names, separator]).toEqual([['name', 'email'], ';'])
  expect([...lines]).toEqual([
    [2, 'Ana;a@x.test'],
    [5, '"Dos\nlíneas";b@x.test'],
  ])
})

test('ADMIN-159 commas separate where the header has no semicolon, and not within quotes', () => {
  expect(readCsvText('name,surname').separator).toBe(',')
  expect(cellsOf('"Gil, ""Pepe""",x;y,', ',')).toEqual(['Gil, "Pepe"', 'x;y', ''])
})

test('ADMIN-159 a quote that is never closed is one line to the end', () => {
  expect([...readCsvText('name\n"Ana\nLuis').lines]).toEqual([[3, '"Ana\nLuis']])
})
