import { useText } from '@portico/core/i18n/useText'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { codeName, parseCode, type CodeList } from './codes'
import type { Reader } from './record'
import type { TextKey } from '../texts'

const unnamed = { route: 'RECORDS.ROUTE_NUMBER', unit: 'RECORDS.UNIT_NUMBER' } as const

/** Reads and writes codes and numbers in the person's language. */
export function useReader(): Reader {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const unnamedOf = (list: CodeList) => (id: number) => t(unnamed[list], { id })
  return {
    language,
    nameOf: (list, id) => codeName(list, id, language, unnamedOf(list)),
    codeOf: (list, text) => parseCode(list, text, language, unnamedOf(list)),
  }
}
