import { expect, test } from 'vitest'
import { setTranslation } from './translations'

const opened = { en: { name: 'Nursing', description: 'Care' } }

test('CONST-004 an empty text is removed, and a language without texts too', () => {
  const onlyName = setTranslation(opened, opened, { language: 'en', field: 'description', text: '' })
  expect(onlyName).toEqual({ en: { name: 'Nursing' } })
  expect(setTranslation(onlyName ?? {}, opened, { language: 'en', field: 'name', text: '' })).toBeUndefined()
  expect(setTranslation({}, {}, { language: 'en', field: 'name', text: 'Care' })).toEqual({
    en: { name: 'Care' },
  })
})

test('a text that is written again after it was removed is no change', () => {
  const removed = setTranslation(opened, opened, { language: 'en', field: 'name', text: '' }) ?? {}
  const again = setTranslation(removed, opened, { language: 'en', field: 'name', text: 'Nursing' })
  expect(JSON.stringify(again)).toBe(JSON.stringify(opened))
})
