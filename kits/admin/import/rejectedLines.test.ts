import { expect, test } from 'vitest'
import { rejectedLinesFile, reportFile } from './rejectedLines'
import { readCsvText } from './csvFile'

const file = readCsvText('name,phone\nAna,1\n=1+1,+34 600 000 000\n"Gil, Luis",2\n\'=1,3')
const fault = (line: number, field = 'name') => ({ line, field, keyword: 'formula' })

test('ADMIN-159 the rejected lines appear once each, with escaped formulas', async () => {
  const text = await rejectedLinesFile(file, [fault(3), fault(3, 'phone'), fault(4), fault(5)]).text()
  expect(text.replace('\uFEFF', '')).toBe(
    '"name";"phone"\r\n"\'=1+1";"+34 600 000 000"\r\n"Gil, Luis";"2"\r\n"\'=1";"3"\r\n',
  )
})

test('ADMIN-159 the report has line, field, value and reason', async () => {
  const head = { line: 'Línea', field: 'Campo', value: 'Escrito', why: 'Problema' }
  const text = await reportFile(head, [
    { line: '3', field: 'Nombre', value: '=1+1', why: 'Es una fórmula.' },
  ]).text()
  expect(text.split('\r\n')[1]).toBe('"3";"Nombre";"\'=1+1";"Es una fórmula."')
})
