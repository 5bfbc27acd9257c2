import type { Source } from '../architecture/sources'
import { wordRules, wordsOf, type WordRule } from './wordRules'

/** Names that use a word otherwise, by word and file. */
export type OtherUses = Record<string, Record<string, string[]>>

const declaration = /\b(?:(?:const|let|function\*?|class|interface|enum) +(\w+)|type +(\w+)(?=[<\w, >]* =))/g

/** Finds the declared names of sources that use a word of the table with another meaning. */
export function findOtherUses(sources: readonly Pick<Source, 'file' | 'code'>[]): OtherUses {
  const found: OtherUses = {}
  for (const { file, code } of sources) {
    for (const line of code.split('\n')) {
      for (const [, declared, type] of line.matchAll(declaration)) {
        const name = declared ?? type ?? ''
        for (const rule of wordRules)
          if (isOtherUse(rule, file, name, line)) add(found, rule.word, file, name)
      }
    }
  }
  return found
}

const isOtherUse = (rule: WordRule, file: string, name: string, line: string): boolean =>
  rule.uses(name, line) &&
  !rule.folders.some((folder) => file === folder || file.startsWith(`${folder}/`)) &&
  !wordsOf(name).some((word) => rule.qualifiers.includes(word))

function add(found: OtherUses, word: string, file: string, name: string): void {
  const names = ((found[word] ??= {})[file] ??= [])
  if (!names.includes(name)) names.push(name)
}
