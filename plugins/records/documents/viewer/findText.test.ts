import { expect, it } from 'vitest'
import { findText } from './findText'

const document = (...texts: string[]) => ({
  pages: texts.length,
  textOf: async (number: number) => texts[number - 1] ?? '',
})
const find = (words: string, ...texts: string[]) =>
  findText(words, document(...texts), new AbortController().signal)

it('words are found without their accents, in any case and over the ends of lines, on every page', async () => {
  expect(await find('TORAX izq', 'Radiografía', 'Tórax  izq. sin cambios', 'tórax\nizq.')).toEqual([2, 3])
  expect(await find('ñ', 'Íñigo')).toEqual([1])
})

it('no words and words that are nowhere find no page', async () => {
  expect(await find('  ', 'Tórax')).toEqual([])
  expect(await find('rodilla', 'Tórax')).toEqual([])
})

it('another search ends the one before', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(findText('a', document('a'), stop.signal)).rejects.toThrow(/abort/i)
})
