import path from 'node:path'
import { classesInMarkup } from '../../src/build/utilities/markup'
import { classesOf, layerOf, type Source } from './styleSheets'

/** A class that a style sheet of one folder defines and a file outside of that folder uses. */
export interface ForeignUse {
  name: string
  definedIn: string
  usedIn: string
}

/**
 * Uses of classes outside of the folder whose style sheet defines them. A class of several sheets may be used beside each.
 * Utilities of the portal (`@utility`) are for every folder, also when a sheet changes them.
 */
export function findForeignUses(sheets: readonly Source[], sources: readonly Source[]): ForeignUse[] {
  const owners = new Map<string, string[]>()
  for (const { file, text } of sheets) {
    for (const name of classesOf(text)) owners.set(name, [...(owners.get(name) ?? []), file])
  }
  for (const { text } of sheets) {
    for (const [, name = ''] of text.matchAll(/@utility ([\w-]+)/g)) owners.delete(name)
  }
  return sources.flatMap(({ file, text }) =>
    [...classesInMarkup(text)].flatMap((name) => {
      const files = owners.get(name)
      if (!files || files.some((sheet) => file.startsWith(`${path.posix.dirname(sheet)}/`))) return []
      return [{ name, definedIn: files[0] ?? '', usedIn: file }]
    }),
  )
}

/** Utilities in the style sheets of a build that no markup uses: the scanner took another word for a class. */
export function findUnusedUtilities(built: readonly string[], sources: readonly Source[]): string[] {
  const used = new Set(sources.flatMap(({ text }) => [...classesInMarkup(text)]))
  const utilities = new Set(built.flatMap((css) => [...classesOf(layerOf(css, 'utilities'))]))
  return [...utilities].filter((name) => !used.has(name)).toSorted()
}
