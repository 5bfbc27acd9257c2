import { expect, it } from 'vitest'
import { mostFrequent, separatorOfLines } from './separator'

it.each([
  [['Cardiodock', 'Fecha;Alta;Baja', '1;2;3', '4;5;6'], ';'],
  [['Informe, de 2025', 'Fecha;Peso', '1;71,4', '2;71,6'], ';'],
  [['Fecha;Peso;Agua', '1;71,4;55,2', '2;71,6;55,1'], ';'],
  [['Date,Note,Weight', '1,"a;b;c",2', '2,"x;y;z",3'], ','],
  [['a\tb', '1\t2,5', '3\t4,5'], '\t'],
  [['a|b', '1|2'], '|'],
  [['nothing here', 'nor here'], undefined],
])('DEV-004 the separator of %j is %j', (lines, expected) => expect(separatorOfLines(lines)).toBe(expected))

it('DEV-004 of numbers that come equally often the larger one counts', () =>
  expect([mostFrequent([1, 7, 7]), mostFrequent([1, 7]), mostFrequent([])]).toEqual([7, 7, 0]))
