import { expect, test } from 'vitest'
import { toCsv } from './csv'

test('ADMIN-018 a CSV file has semicolons and quotes, and no cell is a formula', () => {
  expect(
    toCsv([
      ['Nombre', 'Precio'],
      ['Clínica "Norte"; S.L.', '-3,5'],
      ['=1+1', '@x'],
    ]),
  ).toBe('\uFEFF"Nombre";"Precio"\r\n"Clínica ""Norte""; S.L.";"-3,5"\r\n"\'=1+1";"\'@x"\r\n')
})
