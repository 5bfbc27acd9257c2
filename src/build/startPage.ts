import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { StartAssets } from '../../core/app/boot/assets'
import { firstScript } from './firstScript'
import { readLiterals, startFacts, type StartFacts } from './literals'

const marker = '<!--portico:first-->'
const defaultRoute = 'videoConsultation.home'
/** What the bundler put into the page to start the application; the first script asks for it instead, when it is needed. */
const starters =
  /\s*<(script type="module"[^>]*><\/script|link rel="(modulepreload|stylesheet)" crossorigin[^>]*)>/g

/**
 * Puts the first script into the page and takes the application's tags out of it, so that a visitor without a session downloads
 * nothing of it. `csp-hashes.json` lists the hashes of the page's inline script and style for servers that send a policy.
 */
export function startPage(root: string): Plugin {
  return {
    name: 'portico-start-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        const facts = startFacts(await readLiterals(root), defaultRoute)
        const assets = bundle && chunk ? startAssets(root, bundle, chunk, facts) : developmentAssets(facts)
        const script = await firstScript(root, assets)
        return (bundle ? html.replace(starters, '') : html).replace(
          marker,
          () => `<script>${script}</script>`,
        )
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const source = JSON.stringify(inlineHashes(String(page.source)), null, 2)
        this.emitFile({ type: 'asset', fileName: 'csp-hashes.json', source })
      },
    },
  }
}

/** In development the page keeps its own script tags; only the decision is made. */
const developmentAssets = ({ publicPaths }: StartFacts): StartAssets => ({
  entry: '',
  modules: [],
  styles: [],
  texts: {},
  publicPaths,
  home: [],
  reads: [],
})

/** The files of a build that the first script asks for. */
export function startAssets(
  root: string,
  bundle: Rolldown.OutputBundle,
  entry: Rolldown.OutputChunk,
  facts: StartFacts,
): StartAssets {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const chunkOf = (source: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(root, source))
  const withImports = (chunk: Rolldown.OutputChunk | undefined, seen = new Set<string>()): Set<string> => {
    if (!chunk || seen.has(chunk.fileName)) return seen
    seen.add(chunk.fileName)
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach((one) => withImports(one, seen))
    return seen
  }
  const start = withImports(entry)
  const home = facts.home.flatMap(({ source, ...which }) =>
    [...withImports(chunkOf(source))]
      .filter((file) => !start.has(file))
      .map((file) => ({ ...which, file: `/${file}` })),
  )
  const textFile = (language: string) => chunkOf(`core/i18n/locales/${language}.json`)?.fileName
  return {
    entry: `/${entry.fileName}`,
    modules: [...start].filter((file) => file !== entry.fileName).map((file) => `/${file}`),
    styles: chunks.filter(({ fileName }) => start.has(fileName)).flatMap(stylesOf),
    texts: Object.fromEntries(['es', 'en'].map((language) => [language, `/${textFile(language)}`])),
    publicPaths: facts.publicPaths,
    home: distinct(home),
    reads: facts.reads,
  }
}

const stylesOf = (chunk: Rolldown.OutputChunk) =>
  [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)

const distinct = <T>(list: readonly T[]): T[] => [
  ...new Map(list.map((one) => [JSON.stringify(one), one])).values(),
]

function inlineHashes(html: string) {
  const hashesOf = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    )
  return { 'script-src': hashesOf('script'), 'style-src': hashesOf('style') }
}
