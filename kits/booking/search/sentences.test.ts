import { describe, expect, it } from 'vitest'
import { specialtySeeds } from '../../../server/demo/catalogue/specialties'
import sentences from './sentences.json'
import { createSpecialtySearch } from './specialtySearch'

/** Specialties of hospitals that the demo tenants do not have. */
const more = [
  ['odontologia', 'Odontología', 'Dentistry'],
  ['alergologia', 'Alergología', 'Allergy'],
  ['neumologia', 'Neumología', 'Respiratory medicine'],
] as const

const offer = {
  es: [
    ...specialtySeeds.map(({ key, name, description }) => ({ id: key, label: name, hint: description })),
    ...more.map(([id, label]) => ({ id, label })),
  ],
  en: [
    ...specialtySeeds.map(({ key, name, description, translations: { en } }) => ({
      id: key,
      label: en?.name ?? name,
      hint: en?.description ?? description,
    })),
    ...more.map(([id, , label]) => ({ id, label })),
  ],
}

/** How many results a phone shows without scrolling. */
const SHOWN = 3

describe.each(['es', 'en'] as const)('what patients write in the search of specialties: %s', (language) => {
  const { find } = createSpecialtySearch(offer[language])
  const all = Object.entries(sentences[language]).flatMap(([id, texts]) =>
    texts.map((text): [string, string] => [text, id]),
  )
  const shownFor = (text: string) =>
    find(text)
      .slice(0, SHOWN)
      .map(({ id }) => id)

  it('at least a hundred sentences are tried, each once', () => {
    expect(new Set(all.map(([text]) => text)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(100)
  })

  it.each(all)('"%s" shows %s, which a doctor would name', (text, id) => {
    expect(shownFor(text)).toContain(id)
  })

  it('finds the same without accents, in capitals and with the apostrophe of a keyboard', () => {
    const plain = (text: string) =>
      text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toUpperCase()
    expect(all.filter(([text, id]) => !shownFor(plain(text)).includes(id))).toEqual([])
  })
})
