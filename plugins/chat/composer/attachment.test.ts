import { expect, it } from 'vitest'
import { MAX_BYTES, refusalOf, shortName } from './attachment'

it.each([
  ['Analítica de octubre.pdf', 'Analítica….pdf'],
  ['foto.jpg', 'foto.jpg'],
  ['catorce-14.pdf', 'catorce-14.pdf'],
  ['quince-15-a.pdf', 'quince-15….pdf'],
  ['sin extensión ninguna', 'sin exten…'],
])('CONST-033 %s is shown as %s', (name, expected) => {
  expect(shortName(name)).toBe(expected)
})

it.each([
  ['informe.PDF', '', 1, undefined],
  ['carta.docx', '', 1, undefined],
  ['foto', 'image/jpeg', 1, undefined],
  ['tos.mov', 'video/quicktime', 1, 'CHAT.VIDEO_REFUSED'],
  ['hoja.xlsx', '', 1, 'ERRORS.FORMAT_NOT_VALID'],
  ['dibujo.svg', 'image/svg+xml', 1, 'ERRORS.FORMAT_NOT_VALID'],
  ['informe.pdf.exe', '', 1, 'ERRORS.FORMAT_NOT_VALID'],
  ['informe.pdf', '', MAX_BYTES, undefined],
  ['informe.pdf', '', MAX_BYTES + 1, 'CHAT.TOO_LARGE'],
])('CHAT-008 REC-004 %s (%s, %i bytes): %s', (name, type, size, expected) => {
  expect(refusalOf({ name, type, size })).toBe(expected)
})
