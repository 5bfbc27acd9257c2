import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { linksOf, parsePage, readPages, root, type Page } from './pages'

const pages = readPages()
const anchorsByFile = new Map(pages.map(({ file, anchors }) => [file, anchors]))

/** What is wrong with a link of a page; null for one that leads somewhere, or out of the project. */
function faultOf({ file, anchors }: Pick<Page, 'file' | 'anchors'>, link: string): string | null {
  if (/^[a-z]+:/.test(link)) return /^https:\/\/[^/]+/.test(link) ? null : 'is neither a path nor https'
  const [target = '', anchor] = link.split('#')
  if (target === '') return anchors.has(anchor ?? '') ? null : 'leads to no heading'
  const linked = path.posix.join(path.posix.dirname(file), decodeURI(target))
  if (linked.startsWith('..') || !existsSync(path.join(root, linked))) return 'leads to no file'
  return anchor === undefined || anchorsByFile.get(linked)?.has(anchor) ? null : 'leads to no heading'
}

const faultsOf = (page: Page) =>
  linksOf(page).flatMap((link) => {
    const fault = faultOf(page, link)
    return fault === null ? [] : [`${page.file}: ${link} ${fault}`]
  })

it('every link and anchor of the documentation leads somewhere', () => {
  expect(pages.flatMap(linksOf).length).toBeGreaterThan(50)
  expect(pages.flatMap(faultsOf)).toEqual([])
})

it('a link to a missing file or heading is found', () => {
  const page = parsePage(
    'docs/sample.md',
    `# A heading, of \`code\`
[a](glossary.md) [b](#a-heading-of-code) [c](../README.md#security) [d](https://example.com/x)
[e](missing.md) [f](#another) [g](glossary.md#another) [h](../../elsewhere.md) [i](http://example.com)
\`[j](in-code.md)\`
\`\`\`
[k](in-a-block.md)
\`\`\`
`,
  )
  expect(faultsOf(page)).toEqual([
    'docs/sample.md: missing.md leads to no file',
    'docs/sample.md: #another leads to no heading',
    'docs/sample.md: glossary.md#another leads to no heading',
    'docs/sample.md: ../../elsewhere.md leads to no file',
    'docs/sample.md: http://example.com is neither a path nor https',
  ])
})
