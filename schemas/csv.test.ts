import { expect, it } from 'vitest'
import { csvLine, csvText, escapeFormula, separatorOf, unescapeFormula } from './csv'

const formulas = [
  '=1+1',
  '@SUM(A1)',
  '-1+1',
  '+1+cmd|x',
  '\t=1',
  '\r=1',
  '\n=1',
  '\0=1',
  '＝1',
  '-',
  '+',
  "'=1",
]

it.each(formulas)('C-127 %j becomes a text', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`)
})

it.each(['Ana', '', '-3,5', '-5', '2.50', '+34 612 345 678', 'a=1', "'quoted'"])(
  '%j stays as it is',
  (text) => {
    expect(escapeFormula(text)).toBe(text)
  },
)

it.each([...formulas, "''=1", '-5', '+34 612', "'", 'Ana', "O'Hara"])(
  'C-127 %j is read back as it was, however often it is exported',
  (text) => {
    expect(unescapeFormula(escapeFormula(text))).toBe(text)
    expect(unescapeFormula(unescapeFormula(escapeFormula(escapeFormula(text))))).toBe(text)
  },
)

it.each([
  [['a', 1, true, null, undefined, ''], '"a";1;true;;;""\r\n'],
  [['a;b', 'say "hi"', 'two\nlines'], '"a;b";"say ""hi""";"two\nlines"\r\n'],
  [['=1+1', '@SUM(A1)', '-1+1', '+1+cmd|x', '\t=1'], `"'=1+1";"'@SUM(A1)";"'-1+1";"'+1+cmd|x";"'\t=1"\r\n`],
  [['+34 612 345 678', -5], '"+34 612 345 678";-5\r\n'],
  // A separator and a quote inside a text start no cell of their own.
  [['a";=1+1;"'], '"a"";=1+1;"""\r\n'],
])('ADMIN-103 C-127 a line of %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

it('ADMIN-018 a file begins with the byte order mark', () => {
  expect(csvText([['Nombre'], [3]])).toBe('\uFEFF"Nombre"\r\n3\r\n')
})

it.each([
  ['date;weight', ';'],
  ['date,weight', ','],
  ['date\tweight', '\t'],
  ['date|weight', '|'],
  ['"date; time","weight, kg","heart; rate"', ','],
  ['date;"weight, heart, steps"', ';'],
  ['date', ','],
])('DEV-004 the separator of %j is decided outside quotes', (header, separator) => {
  expect(separatorOf(header)).toBe(separator)
})
