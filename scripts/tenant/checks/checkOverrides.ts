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
  const said = new Set(own.flatMap(({ texts }) => Object.keys(texts)).filter((key) => !isTerm(key)))
  return [
    ...own.flatMap((one) => [
      ...unusedKeys(one),
      ...unusedTerms(one),
      ...unknownPlaceholders(one),
      ...missingInLanguage(one, said),
    ]),
    ...unlistedFiles(tenant, locales),
  ]
}

interface OwnTexts {
  file: string
  texts: Texts
  /** The general texts they override. */
  general: Texts
}

const unusedTerms = ({ file, texts, general }: OwnTexts): Finding[] =>
  Object.entries(texts)
    .filter(
      ([key, term]) =>
        isTerm(key) && isDeepStrictEqual(createTermReplacer({ [key]: term })(general), general),
    )
    .map(([key]) => {
      const expected = 'TERM: and words as general texts have them'
      const fix = 'Use words of a general text, or remove it.'
      return error({ file, path: `/${key}`, expected, found: 'words that no general text has', fix })
    })

const unusedKeys = ({ file, texts, general }: OwnTexts): Finding[] =>
  Object.keys(texts)
    .filter((key) => !(key in general) && !isTerm(key))
    .map((key) => {
      const fix = didYouMean(key, Object.keys(general)) || 'Remove it, or list the plugin it belongs to.'
      const expected = 'the key of a text of the core or of a plugin of this tenant'
      return error({ file, path: `/${key}`, expected, found: 'an unknown key', fix })
    })

const placeholders = (text = '') => text.match(/\{\{\s*\w+\s*\}\}/g) ?? []

const unknownPlaceholders = ({ file, texts, general }: OwnTexts): Finding[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const allowed: readonly string[] = placeholders(general[key])
    return placeholders(text)
      .filter((value) => key in general && !allowed.includes(value))
      .map((found) => {
        const expected = allowed.length > 0 ? allowed.join(', ') : 'no value in double braces'
        return error({ file, path: `/${key}`, expected, found, fix: 'Use the values of the general text.' })
      })
  })

const missingInLanguage = ({ file, texts }: OwnTexts, said: ReadonlySet<string>): Finding[] =>
  [...said]
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
