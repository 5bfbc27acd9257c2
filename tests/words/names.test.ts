// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from '../architecture/sources'
import { findOtherUses, type OtherUses } from './otherUses'
import known from './otherUses.json'
import { wordRules, wordsOf } from './wordRules'

const root = path.resolve(import.meta.dirname, '../..')
// The words of this folder are samples.
const found = findOtherUses(readSources(root).filter(({ file }) => !file.startsWith('tests/words/')))

/** `word: file name` for each name, in the order of the file. */
const listOf = (uses: OtherUses): string[] =>
  Object.entries(uses).flatMap(([word, files]) =>
    Object.entries(files).flatMap(([file, names]) => names.map((name) => `${word}: ${file} ${name}`)),
  )

/** Folders whose old names are in the list; everything else has none. */
const mayBeListed = /: (server|core|kits|plugins)\//

it('no new name uses a word of the table otherwise', () => {
  const listed = new Set(listOf(known))
  const fresh = listOf(found).filter((use) => !listed.has(use))
  const advice = fresh.map((use) => {
    const rule = wordRules.find(({ word }) => use.startsWith(`${word}: `))
    return `${use}: ${rule?.word} is ${rule?.meaning ?? 'no name'}; write ${rule?.instead}`
  })
  expect(advice).toEqual([])
})

it('the list of old names shrinks: it has nothing that was renamed, and nothing outside the product', () => {
  const uses = new Set(listOf(found))
  expect(
    listOf(known).filter((use) => !uses.has(use)),
    'remove these from tests/words/otherUses.json',
  ).toEqual([])
  expect(listOf(known).filter((use) => !mayBeListed.test(use))).toEqual([])
})

it('the glossary has each word of the table once, with the meaning that the table gives', () => {
  const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  const terms = [...glossary.matchAll(/^\| ([^|]+?) +\|/gm)].flatMap(([, term = '']) => term.split(', '))
  const meant = wordRules.filter(({ meaning }) => meaning !== null).map(({ word }) => word)
  expect(meant.map((word) => terms.filter((term) => term === word).length)).toEqual(meant.map(() => 1))
})

it('a name breaks the rule only outside the folders of its meaning, and without a qualifier', () => {
  const uses = findOtherUses([
    { file: 'kits/booking/a.ts', code: 'const provider = 1\nconst review = 2' },
    { file: 'plugins/x/a.ts', code: 'const provider = 1\nconst identityProvider = 2\nconst preview = 3' },
    { file: 'core/a.tsx', code: 'export function HttpProvider() {}\nconst keyOf = 1\nconst draftKeyOf = 2' },
    {
      file: 'core/b.ts',
      code: 'const place = list.findIndex(isFirst)\nconst place = centre\nfunction tellOwner() {}',
    },
    { file: 'core/c.ts', code: 'function reportFault() {}\ninterface StoredReport {}\nconst reports = []' },
    { file: 'core/d.ts', code: "import { type Engine } from './x'\ntype Engine = string" },
  ])
  expect(listOf(uses).sort()).toEqual([
    'engine: core/d.ts Engine',
    'keyOf: core/a.tsx keyOf',
    'place: core/b.ts place',
    'provider: plugins/x/a.ts provider',
    'report: core/c.ts StoredReport',
    'report: core/c.ts reports',
    'tell: core/b.ts tellOwner',
  ])
  expect(wordsOf('toIdentityReviews')).toEqual(['to', 'identity', 'reviews'])
})
