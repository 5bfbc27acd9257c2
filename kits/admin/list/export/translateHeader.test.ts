import { expect, test } from 'vitest'
import { translateHeader } from './translateHeader'

const label = (field: string) => ({ name: 'Nombre', phone: 'Teléfono' })[field] ?? field

test('ADMIN-103 the header of an exported file is in the language of the administrator', async () => {
  const file = new Blob(['\uFEFF"name";"phone";"id"\r\n"José";"+34 600";7\r\n'], { type: 'text/csv' })
  const translated = await translateHeader(file, { label })
  const bytes = new Uint8Array(await translated.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe('"Nombre";"Teléfono";"id"\r\n"José";"+34 600";7\r\n')
  expect(translated.type).toBe('text/csv')
})

test('ADMIN-103 a file without a header is saved as it is', async () => {
  const empty = new Blob([])
  expect(await translateHeader(empty, { label })).toBe(empty)
})
