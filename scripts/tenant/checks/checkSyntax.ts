import { error, type Finding } from '../finding'
import { findPlaces } from '../jsonPlaces'
import { filePath, readText, type TenantFolder } from '../tenantFolder'

/** Reports members that a JSON file names twice: the first value is lost. */
export function checkDuplicates(tenant: TenantFolder): Finding[] {
  return ['tenant.json', 'backend.json', 'conditions.json', 'locales/es.json', 'locales/en.json'].flatMap(
    (file) => {
      const text = readText(tenant, file)
      if (text === undefined || !isJson(text)) return []
      return findPlaces(text).duplicates.map(({ pointer, line, first }) =>
        error({
          file: filePath(tenant, file),
          path: pointer,
          line,
          expected: 'each member once',
          found: `a second one; the first is in line ${first}`,
          fix: 'Remove one of the two: only the second counts.',
        }),
      )
    },
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Reports what makes theme.css unreadable: the first brace or semicolon that is missing or too many. Findings after it would be wrong. */
export function checkThemeSyntax(tenant: TenantFolder): Finding[] {
  const fault = tenant.theme === undefined ? undefined : faultOf(tenant.theme)
  return fault ? [error({ file: filePath(tenant, 'theme.css'), path: '', ...fault })] : []
}

type Fault = Pick<Finding, 'line' | 'expected' | 'found' | 'fix'>

function faultOf(css: string): Fault | undefined {
  let opened = 0
  for (const [i, text] of blank(css).split('\n').entries()) {
    const line = i + 1
    for (const sign of text.replaceAll(/[^{}]/g, '')) {
      if (sign === '{' && opened > 0) return openRule(opened, line)
      if (sign === '}' && opened === 0) return extraBrace(line)
      opened = sign === '{' ? line : 0
    }
    // The start of a rule inside another one: its brace is missing.
    if (opened > 0 && opened !== line && /^\s*(:root|\[data-theme|@font-face)/.test(text))
      return openRule(opened, line)
    if (/^\s*--[\w-]+\s*:[^;{}]*$/.test(text) && /^\s*--[\w-]+\s*:/.test(blank(css).split('\n')[line] ?? ''))
      return {
        line,
        expected: '; at the end of the line',
        found: text.trim(),
        fix: 'Write the ; that ends this value.',
      }
  }
  return opened > 0 ? openRule(opened, css.split('\n').length) : undefined
}

const openRule = (opened: number, line: number): Fault => ({
  line: opened,
  expected: '} at the end of this rule',
  found: `none before line ${line}`,
  fix: `Write the } that closes the rule of line ${opened}.`,
})
const extraBrace = (line: number): Fault => ({
  line,
  expected: 'no }',
  found: '} without a rule that it closes',
  fix: 'Remove it, or write the { of its rule.',
})

/** The text with spaces in place of comments and quoted texts; lines stay. */
const blank = (css: string): string =>
  css.replaceAll(/\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, (part) => part.replaceAll(/[^\n]/g, ' '))
