import { expect, it } from 'vitest'
import { decodeText, encodingOf } from './decodeText'

const latin = (text: string) => Uint8Array.from(text, (one) => one.codePointAt(0) ?? 0)
const wide = (text: string, ...mark: number[]) =>
  Uint8Array.from([
    ...mark,
    ...Array.from(text).flatMap((one) => [(one.codePointAt(0) ?? 0) & 255, (one.codePointAt(0) ?? 0) >> 8]),
  ])

it.each([
  ['utf-8', new TextEncoder().encode('Íñigo, 36,6 °C')],
  ['utf-8', new TextEncoder().encode('\uFEFFÍñigo, 36,6 °C')],
  ['windows-1252', latin('Íñigo, 36,6 °C')],
  ['utf-16le', wide('Íñigo, 36,6 °C', 0xff, 0xfe)],
  ['utf-16le', wide('Íñigo, 36,6 °C')],
] as const)('a text in %s keeps its accents', (encoding, bytes) => {
  expect(encodingOf(bytes)).toBe(encoding)
  expect(decodeText(bytes)).toBe('Íñigo, 36,6 °C')
})
