import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { pureRouter, withPureCalls } from './pureRouter'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.join(root, 'node_modules/react-router/dist/production')

/** The code of the library that remains of what the portal imports. */
async function bundle(plugins: Plugin[]) {
  const outputs = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins,
    resolve: {
      alias: [
        { find: 'react-router/dom', replacement: path.join(folder, 'dom-export.mjs') },
        { find: 'react-router', replacement: path.join(folder, 'index.mjs') },
      ],
    },
    build: {
      write: false,
      lib: { entry: path.join(root, 'core/routing/reactRouter.ts'), formats: ['es'] },
      rolldownOptions: { external: ['react', 'react-dom'] },
    },
  })
  const [result] = [outputs].flat()
  if (!result || !('output' in result)) throw new Error('Nothing was built')
  return result.output[0].code
}

it('the build keeps of the router what the portal imports, less than half of what it kept before', async () => {
  const [all, used] = [await bundle([]), await bundle([pureRouter()])]
  expect(used.length).toBeLessThan(all.length / 2)
  expect(all).toContain('formenctype')
  expect(used).not.toContain('formenctype')
  expect(used).toContain('popstate')
})

it('only names, marks and the place of one assignment change', () => {
  const isLibrary = (name: string) => /^chunk-\w+\.mjs$/.test(name) && read(name).includes('contextType')
  const code = readdirSync(folder).filter(isLibrary).map(read).join('')
  const marked = withPureCalls(code)
  expect(marked).not.toMatch(/= React\d*\.(forwardRef|createContext|memo)\(/)
  expect(marked).not.toMatch(/^\w+\.(displayName|contextType) = /m)
  expect(marked).toMatch(/class extends React\d*\.Component \{\n {2}static contextType = RSCRouterContext;/)
  const plain = (text: string) =>
    text
      .replaceAll('/* @__PURE__ */ ', '')
      .replace(/^( {2}static contextType = .*|\w+\.(displayName|contextType) = .*)\n?/gm, '')
      .replace(/\n+/g, '\n')
  expect(plain(marked)).toBe(plain(code))
})

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
