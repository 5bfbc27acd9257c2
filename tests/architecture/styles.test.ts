import { readFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { colourTokens, shapeTokens } from '../../schemas/theme/tokens'
import { measureProject } from '../../scripts/styles/measureProject'
import { findUnusedUtilities } from '../../scripts/styles/rules'
import { readSources } from './sources'

const root = path.resolve(import.meta.dirname, '../..')

/** What is left of style sheets by hand: who removes some lowers these. docs/styles.md has the goals. */
const limits = { lines: 3377, files: 37, foreignUses: 0 }

/** The utilities of the portal, as the build writes them. */
async function buildUtilities(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwindcss()],
    build: {
      write: false,
      rolldownOptions: { input: path.join(root, 'core/theme/app.css') },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n')
}

test('the build has no utility that no markup uses: a word of the code that the scanner takes for one is left out by name', async () => {
  const css = await buildUtilities()
  const sources = readSources(root)
    .filter(({ file }) => /^(core|kits|plugins|src)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(({ file }) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  expect(css).toContain('.text-muted')
  expect(findUnusedUtilities([css], sources)).toEqual([])
})

test('every token of a tenant is a name of the theme of Tailwind', () => {
  const theme = ['tailwind', 'utilities']
    .map((name) => readFileSync(path.join(root, `core/theme/${name}.css`), 'utf8'))
    .join('\n')
  // Only pictures of people and the shade behind a dialog need these, each in one style sheet.
  const single = ['avatar-ratio']
  const missing = [...colourTokens, ...shapeTokens].filter(
    (token) => !single.includes(token) && !theme.includes(`: var(--${token});`),
  )
  expect(missing).toEqual([])
})

test('style sheets by hand, and uses of a class outside of its folder, become fewer: utilities and components take their place', () => {
  const { lines, files, foreignUses } = measureProject(root)
  expect(lines).toBeLessThanOrEqual(limits.lines)
  expect(files).toBeLessThanOrEqual(limits.files)
  expect(foreignUses.length).toBeLessThanOrEqual(limits.foreignUses)
})
