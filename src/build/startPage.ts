import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { StartAssets } from '../../core/app/boot/assets'
import { areaFiles } from './areaFile'
import { filesOf } from './chunkFiles'
import { firstScript } from './firstScript'
import { readKits, readLiterals, startFacts, type StartFacts } from './literals'
import { policyFiles } from './policy'
import { startChunks } from './startChunks'

const marker = '<!--portico:first-->'
/** The route of the default screen. */
export const defaultRoute = 'videoConsultation.home'
/** The tags that start the application. The build removes them, and the first script loads the files if they are needed. */
const applicationTags =
  /\s*<(script type="module"[^>]*><\/script|link rel="(modulepreload|stylesheet)" crossorigin[^>]*)>/g

/**
 * Inserts the first script into the page and removes the tags of the application, so that a visitor without a session downloads
 * none of it. Writes the files that servers need for a policy that allows the script (`policy.ts`).
 */
export function startPage(root: string): Plugin {
  let facts: StartFacts
  return {
    name: 'portico-start-page',
    async config() {
      facts = startFacts(await readLiterals(root), await readKits(root), defaultRoute)
      const groups = [{ name: areaFiles(root, facts) }, ...startChunks(root, facts)]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const assets = bundle ? startAssets(root, bundle, html, facts) : developmentAssets(facts)
        const script = await firstScript(root, assets)
        return (bundle ? html.replace(applicationTags, '') : html).replace(
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
        for (const [fileName, source] of Object.entries(policyFiles(String(page.source)))) {
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

/** In development the page keeps its script tags, and the first script only decides about sign-in. */
const developmentAssets = ({ publicPaths }: StartFacts): StartAssets => ({
  entry: '',
  files: [],
  texts: {},
  publicPaths,
  home: [],
  admin: [],
  reads: [],
})

/** The files of a build that the first script loads. */
function startAssets(
  root: string,
  bundle: Rolldown.OutputBundle,
  html: string,
  { home, admin, publicPaths, reads }: StartFacts,
): StartAssets {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const chunkOf = (source: string) =>
    chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, source)))
  const entry = entryOf(html, chunks)
  const start = filesOf(entry, chunks)
  const beyondStart = (sources: StartFacts['home']) =>
    distinct(
      sources.flatMap(({ source, ...which }) =>
        filesOf(chunkOf(source), chunks)
          .filter((file) => !start.includes(file))
          .map((file) => ({ ...which, file })),
      ),
    )
  const textOf = (language: string) => filesOf(chunkOf(`core/i18n/locales/${language}.json`), chunks)[0] ?? ''
  return {
    entry: `/${entry.fileName}`,
    files: start.filter((file) => file !== `/${entry.fileName}`),
    texts: { es: textOf('es'), en: textOf('en') },
    home: beyondStart(home),
    admin: beyondStart([...admin, ...kitTexts(admin)]),
    publicPaths,
    reads,
  }
}

/** The texts of the administration kit, which its screens need too. */
const kitTexts = (admin: StartFacts['admin']): StartFacts['admin'] =>
  admin
    .filter(({ language }) => language !== '*')
    .map((one) => ({ ...one, source: `kits/admin/locales/${one.language}.json` }))

/** The entry chunk: of the page's chunks, the one that no other imports. */
function entryOf(html: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const pageChunks = chunks.filter(({ fileName }) => html.includes(`src="/${fileName}"`))
  const entry = pageChunks.find(
    ({ fileName }) => !pageChunks.some(({ imports }) => imports.includes(fileName)),
  )
  if (!entry) throw new Error('The page has no entry module')
  return entry
}

const distinct = <T>(list: readonly T[]): T[] => [
  ...new Map(list.map((one) => [JSON.stringify(one), one])).values(),
]
