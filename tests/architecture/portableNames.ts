import type { Source } from './sources'
import type { Rule, Violation } from './violation'

/** Names that Windows keeps for devices, and characters that it refuses. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const refused = /[<>:"|?*\\]|[. ]$/

/**
 * Every disk can hold the files, and the build finds the same ones: an import leaves the extension out, so two names that
 * differ by case alone are one file to a disk that ignores case.
 */
export const portableNames: Rule = (sources) => [...sameWithoutCase(sources), ...refusedNames(sources)]

function sameWithoutCase(sources: readonly Source[]): Violation[] {
  const seen = new Map<string, string>()
  return sources.flatMap(({ file }) => {
    const name = file.replace(/\.\w+$/, '')
    const other = seen.get(name.toLowerCase())
    seen.set(name.toLowerCase(), name)
    if (other === undefined || other === name) return []
    return [
      { file, problem: `has the name of ${other} in another case`, instead: 'give it a name of its own' },
    ]
  })
}

const refusedNames = (sources: readonly Source[]): Violation[] =>
  sources
    .filter(({ file }) => file.split('/').some((name) => device.test(name) || refused.test(name)))
    .map(({ file }) => ({
      file,
      problem: 'has a name that Windows refuses',
      instead: 'use letters, digits, hyphens and dots',
    }))
