import { expect, test } from 'vitest'
import { csvFile } from './csv'

test('ADMIN-018 a CSV file has semicolons and quotes, and no cell is a formula', async () => {
  const file = csvFile([
    ['Nombre', 'Precio'],
    ['Clínica "Norte"; S.L.', '-3,5'],
    ['=1+1', '@x'],
  ])
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    '\uFEFF"Nombre";"Precio"\r\n"Clínica ""Norte""; S.L.";"-3,5"\r\n"\'=1+1";"\'@x"\r\n',
  )
})
