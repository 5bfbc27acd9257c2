import { existsSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isTerm } from '../../../core/i18n/isTerm'
import { createTermReplacer } from '../../../core/i18n/terms'
import type { Texts } from '../../../core/i18n/texts'
import { error, formatValue, warning, type Finding } from '../finding'
import { allLanguages, type TextOwner } from '../project'
import { didYouMean } from './didYouMean'
import { filePath, readJson, type TenantFolder } from '../tenantFolder'

/** Checks that the tenant's own texts replace existing texts, in all its languages, with the same placeholders. */
export function checkOverrides(tenant: TenantFolder, owners: readonly TextOwner[]): Finding[] {
  const { locales = [] } = tenant.manifest ?? {}
  const own = locales.map((language) => ({
    file: filePath(tenant, `locales/${language}.json`),
    texts: (readJson(tenant, `locales/${language}.json`) ?? {}) as Texts,
    general: Object.assign({}, ...owners.map(({ texts }) => texts[language])) as Texts,
  }))
  const overriddenKeys = new Set(own.flatMap(({ texts }) => Object.keys(texts)).filter((key) => !isTerm(key)))
  return [
    ...own.flatMap((one) => [
      ...unusedKeys(one),
      ...unusedTerms(one),
      ...unknownPlaceholders(one),
      ...lostPlaceholders(one),
      ...emptyTexts(one),
      ...missingInLanguage(one, overriddenKeys),
    ]),
    ...unlistedFiles(tenant, locales),
  ]
}

interface OwnTexts {
  file: string
  texts: Texts
  /** The texts of core and plugins that they override. */
  general: Texts
}

const unusedTerms = ({ file, texts, general }: OwnTexts): Finding[] =>
  Object.entries(texts)
    .filter(
      ([key, term]) =>
        isTerm(key) && isDeepStrictEqual(createTermReplacer({ [key]: term })(general), general),
    )
    .map(([key]) => {
      const expected = 'TERM: and a word that occurs in a general text'
      const fix = 'Use a word of a general text, or remove it.'
      return error({ file, path: `/${key}`, expected, found: 'a word that no general text contains', fix })
    })

const unusedKeys = ({ file, texts, general }: OwnTexts): Finding[] =>
  Object.keys(texts)
    .filter((key) => !(key in general) && !isTerm(key))
    .map((key) => {
      const fix = didYouMean(key, Object.keys(general)) || 'Remove it, or list the plugin it belongs to.'
      const expected = 'a text key of the core, of a kit, of the server or of a plugin of this tenant'
      return error({ file, path: `/${key}`, expected, found: 'an unknown key', fix })
    })

const placeholders = (text = ''): readonly string[] => text.match(/\{\{\s*\w+\s*\}\}/g) ?? []

const unknownPlaceholders = ({ file, texts, general }: OwnTexts): Finding[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const allowed = placeholders(general[key])
    return placeholders(text)
      .filter((value) => key in general && !allowed.includes(value))
      .map((found) => {
        const expected = allowed.length > 0 ? allowed.join(', ') : 'no placeholder'
        return error({
          file,
          path: `/${key}`,
          expected,
          found,
          fix: 'Use the placeholders of the general text.',
        })
      })
  })

const lostPlaceholders = ({ file, texts, general }: OwnTexts): Finding[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const own = placeholders(text)
    // A wrong placeholder in its place has a finding of its own.
    if (text === '' || own.some((value) => !placeholders(general[key]).includes(value))) return []
    return placeholders(general[key])
      .filter((value) => !own.includes(value))
      .map((lost) =>
        error({
          file,
          path: `/${key}`,
          expected: `${lost}, as in ${formatValue(general[key])}`,
          found: formatValue(text),
          fix: `Write ${lost} where its value belongs.`,
        }),
      )
  })

const emptyTexts = ({ file, texts }: OwnTexts): Finding[] =>
  Object.entries(texts)
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => {
      const fix = 'Write the text, or remove the member to use the general text.'
      return error({ file, path: `/${key}`, expected: 'a text', found: 'an empty one', fix })
    })

const missingInLanguage = ({ file, texts }: OwnTexts, overriddenKeys: ReadonlySet<string>): Finding[] =>
  [...overriddenKeys]
    .filter((key) => !(key in texts))
    .map((key) => {
      const expected = "the tenant's own text, as in its other language"
      const fix = 'Add it, or remove it from the other language.'
      return warning({ file, path: `/${key}`, expected, found: 'the general text', fix })
    })

function unlistedFiles(tenant: TenantFolder, locales: readonly string[]): Finding[] {
  const files = allLanguages.filter(
    (one) => !locales.includes(one) && existsSync(path.join(tenant.folder, `locales/${one}.json`)),
  )
  return files.map((language) => {
    const file = filePath(tenant, 'tenant.json')
    const fix = `Add "${language}" to "locales", or the file is never read.`
    return warning({ file, path: '/locales', expected: `"${language}"`, found: formatValue(locales), fix })
  })
}
