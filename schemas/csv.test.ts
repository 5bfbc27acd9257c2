import { expect, it } from 'vitest'
import { escapeFormula, quoteCell } from './csv'

it.each(['=1+1', '@SUM(A1)', '-1+1', '+1+cmd|x', '\t=1', '\r=1', '-', '+'])(
  'C-127 %j becomes a text',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
  },
)

it.each(['Ana', '', '-3,5', '-5', '2.50', '+34 612 345 678', 'a=1'])('%j stays as it is', (text) => {
  expect(escapeFormula(text)).toBe(text)
})

it('doubles the quotes of a quoted cell', () => {
  expect(quoteCell('say "hi"')).toBe('"say ""hi"""')
})
