import { existsSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isTerm } from '../../../core/i18n/isTerm'
import { createTermReplacer } from '../../../core/i18n/terms'
import type { Texts } from '../../../core/i18n/texts'
import { error, formatValue, warning, type Finding } from '../finding'
import { allLanguages, type TextOwner } from '../project'
import { closestName, didYouMean } from './didYouMean'
import { filePath, readJson, type TenantFolder } from '../tenantFolder'

/** Checks that the tenant's own texts replace existing texts, in all its languages, with the same placeholders. */
export function checkOverrides(tenant: TenantFolder, owners: readonly TextOwner[]): Finding[] {
  const { locales = [] } = tenant.manifest ?? {}
  const all = locales.map((language) => {
    const file = filePath(tenant, `locales/${language}.json`)
    const content = readJson(tenant, `locales/${language}.json`)
    const general = Object.assign({}, ...owners.map(({ texts }) => texts[language])) as Texts
    return { file, content, texts: textsIn(content ?? {}), general }
  })
  // A file that cannot be read has a finding already.
  const own = all.filter(({ content }) => content !== undefined)
  const overriddenKeys = new Set(own.flatMap(keysToReplace))
  return [
    ...own.flatMap(({ file, content = {} }) => wrongTypes(file, content)),
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

const textsIn = (content: object): Texts =>
  Object.fromEntries(
    Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** The general texts that a file replaces; an unknown key has a finding of its own. */
const keysToReplace = ({ texts, general }: OwnTexts): string[] =>
  Object.keys(texts).filter((key) => !isTerm(key) && key in general)

const wrongTypes = (file: string, content: object): Finding[] =>
  Object.entries(content)
    .filter(([, text]) => typeof text !== 'string')
    .map(([key, found]) =>
      error({
        file,
        path: `/${key}`,
        expected: 'a text',
        found: formatValue(found),
        fix: 'Write it in quotation marks.',
      }),
    )

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

function missingInLanguage(
  { file, texts, content, general }: OwnTexts & { content: object | undefined },
  overriddenKeys: ReadonlySet<string>,
): Finding[] {
  // A key with a typing error is there, under another name.
  const meant = Object.keys(texts)
    .filter((key) => !(key in general))
    .map((key) => closestName(key, Object.keys(general)))
  return [...overriddenKeys]
    .filter((key) => !(key in (content ?? texts)) && !meant.includes(key))
    .map((key) => {
      const expected = "the tenant's own text, as in its other language"
      const fix = 'Add it, or remove it from the other language.'
      return warning({ file, path: `/${key}`, expected, found: 'the general text', fix })
    })
}

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
