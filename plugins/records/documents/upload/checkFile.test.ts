import { expect, test } from 'vitest'
import { checkFile, withExtension, type Refusal } from './checkFile'

type Case = [row: string, name: string, size: number, type: string, takes: boolean, out: Refusal | undefined]

test.each<Case>([
  ...['doc', 'docx', 'pdf', 'rtf', 'txt', 'png', 'jpg', 'dcm'].map((extension): Case => [
    'REC-002',
    `informe.${extension}`,
    10,
    '',
    false,
    undefined,
  ]),
  ['REC-002', 'INFORME.PDF', 10, '', false, undefined],
  ['REC-002', 'image', 10, 'image/heic', false, undefined],
  ['REC-002', 'dibujo.svg', 10, 'image/svg+xml', false, 'unknown'],
  ['REC-002', 'programa.exe', 10, '', false, 'unknown'],
  ['REC-002', 'sin extensión', 10, '', false, 'unknown'],
  ['REC-002', 'paseo.mp4', 10, 'video/mp4', false, 'video'],
  ['REC-003 C-091', 'glucosa.xlsx', 10, '', false, 'spreadsheet'],
  ...['xls', 'xlsx', 'ods'].map((extension): Case => [
    'REC-003 C-091',
    `glucosa.${extension}`,
    10,
    '',
    true,
    undefined,
  ]),
  ['REC-004 C-092', 'foto.jpg', 25_000_000, 'image/jpeg', false, undefined],
  ['REC-004 C-092', 'foto.jpg', 25_000_001, 'image/jpeg', false, 'size'],
  ['REC-004', 'nada.txt', 0, 'text/plain', false, 'empty'],
])('%s %s of %i bytes and type "%s", spreadsheets %s: %s', (_, name, size, type, takes, expected) => {
  expect(checkFile({ name, size, type }, takes)).toBe(expected)
})

test('REC-002 an image of a hospital CD has no extension and gets one; other files do not', async () => {
  const image = new File([new Uint8Array(128), 'DICM', new Uint8Array(8)], 'IM000001')
  const named = await withExtension(image)
  expect([named.name, named.size]).toEqual(['IM000001.dcm', image.size])
  const other = new File(['x'.repeat(200)], 'LEEME')
  expect(await withExtension(other)).toBe(other)
})
