import { expect, test } from 'vitest'
import { authorsCsv } from './csv'

test('ADMIN-118 CONST-036 CONST-037 C-127 the file begins with the dates, uses semicolons, and escapes formulas', () => {
  const author = {
    ownerId: 'a',
    ownerName: '=1+1',
    ownerFullName: '=HYPERLINK("x")',
    realVisualizations: 12,
    reprosAverage: 61,
    stimatedEarns: 0.12,
    totalTimePlay: 732,
    impressions: 40,
  }
  const range = { start: '2026-10-20', end: '2026-11-18' }
  const words = {
    playTime: (seconds: number) => `${seconds} s`,
    amount: (value: number) => String(value).replace('.', ','),
  }
  const lines = authorsCsv(range, ['Autor', 'Veces'], [author], words).split('\r\n')
  expect(lines).toEqual([
    '\uFEFF"2026-10-20";"2026-11-18"',
    '"Autor";"Veces"',
    `"'=HYPERLINK(""x"")";"12";"40";"61 s";"732 s";"0,12"`,
    '',
  ])
})
