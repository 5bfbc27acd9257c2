import { expect, test } from 'vitest'
import { formatChapters, formatTime, parseChapters } from './chapterLines'

const chapters = [
  { start: 0, title: 'Antes de empezar' },
  { start: 45, title: 'Cómo sentarse: 3 pasos' },
  { start: 3725, title: 'Fin' },
]
const lines = '0:00 Antes de empezar\n0:45 Cómo sentarse: 3 pasos\n1:02:05 Fin'

test('chapters become lines and lines become the same chapters', () => {
  expect(formatChapters(chapters)).toBe(lines)
  expect(parseChapters(lines, 4000)).toEqual({ chapters })
  expect(parseChapters(`\n  00:00   Antes de empezar \n\n`, 10)).toEqual({ chapters: chapters.slice(0, 1) })
  expect(parseChapters('', 10)).toEqual({ chapters: [] })
})

test.each([
  ['0:00 Uno\nsin minuto', 'LINE', 2],
  ['0:00', 'LINE', 1],
  ['0:00 Uno\n\n0:00 Dos', 'ORDER', 3],
  ['0:10 Uno\n0:05 Dos', 'ORDER', 2],
  ['1:00 Al final', 'ORDER', 1],
  [`0:00 ${'x'.repeat(201)}`, 'LENGTH', 1],
])('%j has the fault %s in line %i', (text, kind, line) =>
  expect(parseChapters(text, 60)).toEqual({ chapters: [], fault: { kind, line } }),
)

test.each([
  [0, '0:00'],
  [61.9, '1:01'],
  [3600, '1:00:00'],
])('%d seconds are %s', (seconds, text) => expect(formatTime(seconds)).toBe(text))
