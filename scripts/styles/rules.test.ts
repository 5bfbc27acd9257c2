import { expect, test } from 'vitest'
import { classesInMarkup } from '../../src/build/utilities/markup'
import { findForeignUses, findUnusedUtilities } from './rules'
import { classesOf, layerOf, measureSheets } from './styleSheets'

test('lines and files of style sheets are counted', () => {
  const sheets = [
    { file: 'core/ui/a.css', text: '.a {\n  color: red;\n}\n' },
    { file: 'core/ui/b.css', text: '.b {\n}\n' },
  ]
  expect(measureSheets(sheets)).toEqual({ files: 2, lines: 5 })
})

test('the classes of a style sheet are those of its selectors, not words of comments, values and conditions', () => {
  const css = `/* .comment {} */ @media (min-width: 61.99rem) { .a > .b-c:not(.d), .desk\\:gap-2 { background: url(x.png) } }`
  expect([...classesOf(css)]).toEqual(['a', 'b-c', 'd', 'desk:gap-2'])
})

test('a layer of a build is read to its end, each time that it occurs', () => {
  const css =
    '@layer base{a{b:c}}@layer utilities{.x{d:e}@media print{.y{f:g}}}.z{h:i}@layer utilities{.w{j:k}}'
  expect([...classesOf(layerOf(css, 'utilities'))]).toEqual(['x', 'y', 'w'])
})

test.each([
  ['<p className="a b" />', ['a', 'b']],
  [`<p className={cx('a', isBad && 'b')} id="c" />`, ['a', 'b']],
  ['<p className={`a ${isBad ? "b" : `c`} d`}/>', ['a', 'b', 'c', 'd']],
  [`const rowClass = 'a b'\n\nconst other = 'c'`, ['a', 'b']],
  [`const buttonClass = (kind: string) =>\n  kind === 'x' ? 'a' : 'b'\n\nconst other = 'c'`, ['a', 'b']],
  [`<Card titleClass="a" title="b" />`, ['a']],
  [`const filter = 'ring'`, []],
])('the markup %s gives the classes %j', (code, classes) => {
  expect([...classesInMarkup(code)].toSorted()).toEqual([...classes].toSorted())
})

test('a class may be used in and below the folder of its style sheet, and nowhere else', () => {
  const sheets = [{ file: 'plugins/a/parts/a.css', text: '.tile {}' }]
  const use = (file: string) => ({ file, text: '<p className="tile" />' })
  const inside = [use('plugins/a/parts/A.tsx'), use('plugins/a/parts/deep/B.tsx')]
  expect(findForeignUses(sheets, inside)).toEqual([])
  expect(findForeignUses(sheets, [use('plugins/a/C.tsx')])).toEqual([
    { name: 'tile', definedIn: 'plugins/a/parts/a.css', usedIn: 'plugins/a/C.tsx' },
  ])
})

test('a utility of the portal may be used everywhere, also when a style sheet names it', () => {
  const sheets = [
    { file: 'core/theme/utilities.css', text: '@utility stack { display: grid }' },
    { file: 'kits/a/a.css', text: '.panel > .stack { flex: 1 }' },
  ]
  const sources = [{ file: 'plugins/b/B.tsx', text: '<p className="stack panel" />' }]
  expect(findForeignUses(sheets, sources).map(({ name }) => name)).toEqual(['panel'])
})

test('a utility of the build that no markup uses is found', () => {
  const built = ['@layer utilities{.ring{a:b}.gap-2{c:d}}']
  const sources = [{ file: 'core/A.tsx', text: `const ring = 'ring'; const one = <p className="gap-2" />` }]
  expect(findUnusedUtilities(built, sources)).toEqual(['ring'])
})
