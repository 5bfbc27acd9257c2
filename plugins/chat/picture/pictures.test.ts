import { expect, it } from 'vitest'
import { resetPersonAtoms } from '@portico/core/state/store'
import { isShownAsPicture, keepPicture, keptPicture } from './pictures'

it.each([
  ['foto.JPG', 2_000_000, true],
  ['captura.png', null, true],
  ['enorme.jpg', 20_000_000, false],
  ['foto.heic', 1000, false],
  ['dibujo.svg', 1000, false],
  ['informe.pdf', 1000, false],
  [null, null, false],
])('CHAT-002 %s of %s bytes is shown as a picture: %s', (documentName, documentSize, isShown) => {
  expect(isShownAsPicture({ documentName, documentSize })).toBe(isShown)
})

it('pictures are kept for one person, and the oldest go', () => {
  for (let id = 1; id <= 40; id += 1) keepPicture(id, new Blob([String(id)]))
  expect([keptPicture(40) !== undefined, keptPicture(1)]).toEqual([true, undefined])
  resetPersonAtoms()
  expect(keptPicture(40)).toBeUndefined()
})
