import { existsSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isTerm } from '../../../core/i18n/isTerm'
import { rewordingOf } from '../../../core/i18n/terms'
import type { Texts } from '../../../core/plugin/definePlugin'
import { error, shown, warning, type Finding } from '../finding'
import { allLanguages, type TextOwner } from '../project'
import { didYouMean } from './didYouMean'
import { nameOf, readJson, type TenantFolder } from '../tenantFolder'

/** Whether the tenant's own texts replace texts that someone uses, in all its languages, with no other values in them. */
export function checkOverrides(tenant: TenantFolder, owners: readonly TextOwner[]): Finding[] {
  const { locales = [] } = tenant.manifest ?? {}
  const own = locales.map((language) => ({
    file: nameOf(tenant, `locales/${language}.json`),
    texts: (readJson(tenant, `locales/${language}.json`) ?? {}) as Texts,
    general: Object.assign({}, ...owners.map(({ texts }) => texts[language])) as Texts,
  }))
  const said = new Set(own.flatMap(({ texts }) => Object.keys(texts)).filter((key) => !isTerm(key)))
  return [
    ...own.flatMap((one) => [
      ...unused(one),
      ...idleTerms(one),
      ...strangeValues(one),
      ...halfSaid(one, said),
    ]),
    ...unlisted(tenant, locales),
  ]
}

interface Own {
  file: string
  texts: Texts
  /** The texts they are laid over. */
  general: Texts
}

const idleTerms = ({ file, texts, general }: Own): Finding[] =>
  Object.entries(texts)
    .filter(([key, term]) => isTerm(key) && isDeepStrictEqual(rewordingOf({ [key]: term })(general), general))
    .map(([key]) => {
      const expected = 'TERM: and words as general texts have them'
      const mend = 'Write the words that are to be replaced, or take it away.'
      return error({ file, path: `/${key}`, expected, found: 'words that no general text has', mend })
    })

const unused = ({ file, texts, general }: Own): Finding[] =>
  Object.keys(texts)
    .filter((key) => !(key in general) && !isTerm(key))
    .map((key) => {
      const mend =
        didYouMean(key, Object.keys(general)) || 'Take it away, or list the plugin whose text it is.'
      const expected = 'the key of a text of the core or of a plugin of this tenant'
      return error({ file, path: `/${key}`, expected, found: 'a key that no one uses', mend })
    })

const values = (text = '') => text.match(/\{\{\s*\w+\s*\}\}/g) ?? []

const strangeValues = ({ file, texts, general }: Own): Finding[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const allowed: readonly string[] = values(general[key])
    return values(text)
      .filter((value) => key in general && !allowed.includes(value))
      .map((found) => {
        const expected = allowed.length > 0 ? allowed.join(', ') : 'no value in double braces'
        return error({ file, path: `/${key}`, expected, found, mend: 'Use the values of the general text.' })
      })
  })

const halfSaid = ({ file, texts }: Own, said: ReadonlySet<string>): Finding[] =>
  [...said]
    .filter((key) => !(key in texts))
    .map((key) => {
      const expected = "the tenant's own text, as in its other language"
      const mend = 'Add it, or take it away there too.'
      return warning({ file, path: `/${key}`, expected, found: 'the general text', mend })
    })

function unlisted(tenant: TenantFolder, locales: readonly string[]): Finding[] {
  const files = allLanguages.filter(
    (one) => !locales.includes(one) && existsSync(path.join(tenant.folder, `locales/${one}.json`)),
  )
  return files.map((language) => {
    const file = nameOf(tenant, 'tenant.json')
    const mend = `Add "${language}" to "locales", or the file is never read.`
    return warning({ file, path: '/locales', expected: `"${language}"`, found: shown(locales), mend })
  })
}
