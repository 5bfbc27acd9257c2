import { expect, test } from 'vitest'
import conditions from '../../server/domain/registration/conditions/default.json'
import { englishCategories, englishSpecialties } from '../../server/demo/catalogue/englishSpecialties'
import { englishRules, spanishRules, type TextRule } from './textRules'
import { readTexts, textFiles, textsIn, type Text } from './texts'

const demoTexts: readonly Text[] = [
  ...conditions.en,
  ...Object.values(englishCategories),
  ...[...englishSpecialties.values()].flatMap(({ name, description }) => [name, description]),
].flatMap((text) => (text ? [{ where: 'demo catalogue', text }] : []))

const english = [...textsIn('en'), ...demoTexts]

const broken = (texts: readonly Text[], { refused, except }: TextRule): string[] =>
  texts.flatMap(({ where, text }) => (refused.test(text) && !except?.test(text) ? [`${where}: ${text}`] : []))

test.each(englishRules)('English texts: $rule', (rule) => {
  expect(broken(english, rule)).toEqual([])
})

test.each(spanishRules)('Spanish texts: $rule', (rule) => {
  expect(broken(textsIn('es'), rule)).toEqual([])
})

test.each([...englishRules, ...spanishRules])('the rule "$rule" finds what it refuses', (rule) => {
  expect(broken([{ where: 'sample', text: rule.sample }], rule)).toHaveLength(1)
})

/** The key without its plural form, since languages have different forms. A tenant's terms are the words of one language. */
const comparedKeys = (file: string): string[] => [
  ...new Set(
    Object.keys(readTexts(file))
      .filter((key) => !key.startsWith('TERM:'))
      .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')),
  ),
]

test('each text file has its other language', () => {
  const folders = (language: string) =>
    textFiles
      .filter((file) => file.endsWith(`${language}.json`))
      .map((file) => file.slice(0, -'es.json'.length))
  expect(folders('en').sort()).toEqual(folders('es').sort())
})

test.each(textFiles.filter((file) => file.endsWith('en.json')))('%s has the keys of es.json', (file) => {
  expect(comparedKeys(file).sort()).toEqual(comparedKeys(file.replace(/en\.json$/, 'es.json')).sort())
})
