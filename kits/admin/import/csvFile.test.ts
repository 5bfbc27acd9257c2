import { expect, test } from 'vitest'
import { cellsOf, readCsvText, readFileText, withoutTitles } from './csvFile'

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

/** The rows of a spreadsheet as programs save them: https://support.microsoft.com/office/5250ac4c-663c-47ce-937b-339e391393ba. */
const rows = [
  ['Nombre', 'Apellidos', 'Correo', 'Fecha de nacimiento'],
  ['Begoña', 'Núñez O', 'bego@x.test', '29/02/1980'],
  ['Íñigo', '"O\'Neil Ñ"', 'inigo@x.test', '1/2/1990'],
]
const textOf = (separator: string) => rows.map((cells) => `${cells.join(separator)}\r\n`).join('')

test.each([
  ['UTF-8 with a mark', new Blob(['\uFEFF', textOf(';')])],
  ['a line that names the separator', new Blob(['\uFEFFsep=;\r\n', textOf(';')])],
  ['tabs', new Blob([textOf('\t')])],
  ['UTF-16 with tabs', new Blob([new Uint8Array(Buffer.from(`\uFEFF${textOf('\t')}`, 'utf16le'))])],
])('ADMIN-018 ADMIN-159 a file with %s has the same rows as any other', async (_, file) => {
  const { names, separator, lines } = readCsvText(await readFileText(file))
  expect(names).toEqual(rows[0])
  expect([...lines.keys()]).toEqual([2, 3])
  expect([...lines.values()].map((line) => cellsOf(line, separator))).toEqual([
    rows[1],
    ['Íñigo', "O'Neil Ñ", 'inigo@x.test', '1/2/1990'],
  ])
})

test('ADMIN-159 a separator within quotes of the header separates nothing', () => {
  expect(readCsvText('"name; surname",email\nAna,a@x.test').names).toEqual(['name; surname', 'email'])
  expect(readCsvText('name\temail').names).toEqual(['name', 'email'])
})

test.each([
  ['a title', 'Lista de usuarios'],
  ['a title with empty cells', 'Lista de usuarios;;'],
  ['a title with a comma', 'Lista de usuarios, noviembre'],
  ['several titles and empty lines', 'Clínica\n\nLista de usuarios;;\n;;'],
  ['only empty lines', '\n'],
])(
  'ADMIN-018 ADMIN-159 %s above the header is no column and no row, and the lines keep their numbers',
  (_, above) => {
    const text = `${above}\nName;Email;Phone\nAna;a@x.test;600`
    const first = above.split('\n').length + 2
    const { names, lines, headerLine } = readCsvText(text)
    expect(names).toEqual(['Name', 'Email', 'Phone'])
    expect([...lines]).toEqual([[first, 'Ana;a@x.test;600']])
    expect(headerLine).toBe(first - 1)
    expect(withoutTitles(text)).toBe(`${'\n'.repeat(first - 2)}Name;Email;Phone\nAna;a@x.test;600`)
  },
)

test.each(['Name\nAna\nLuis', 'Id;Name\n1;x;y', 'Id;Name', 'Id;Name\n1', 'Id;Name\n\n1;x'])(
  'ADMIN-018 the first line of %j is its header',
  (text) => {
    expect(readCsvText(text)).toMatchObject({ headerLine: 1 })
    expect(withoutTitles(text)).toBe(text)
  },
)
