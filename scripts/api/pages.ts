import type { PublicModule, PublicPackage } from './publicApi'

const isStyle = ({ specifier }: PublicModule) => specifier.endsWith('.css')

/** The page for readers: every public module with what it exports, and what it is for. */
export function guidePage(packages: readonly PublicPackage[]): string {
  const parts = packages.map(({ name, description, modules }) =>
    [
      `## ${name}`,
      description,
      ...modules.filter((one) => !isStyle(one)).map(moduleText),
      ...styleSheets(modules.filter(isStyle)),
    ].join('\n\n'),
  )
  return `${[intro, ...parts].join('\n\n')}\n`
}

const intro = `# Public API

What kits and plugins may import. \`npm run api\` writes this page from the \`exports\` of each \`package.json\` and from the docstrings; do not edit it. Every other
module is internal: the compiler and the build refuse it ([decision 508](decisions/508-public-modules.md)).`

const styleSheets = (modules: readonly PublicModule[]): string[] =>
  modules.length > 0
    ? ['### Style sheets', modules.map(({ specifier }) => `- \`${specifier}\``).join('\n')]
    : []

const moduleText = ({ specifier, exports }: PublicModule): string =>
  [
    `### ${specifier}`,
    exports.map(({ name, doc, since }) => `- \`${name}\` (${since}): ${plainMarkdown(doc)}`).join('\n'),
  ].join('\n\n')

/** The text of a docstring as it is, outside its code. */
const plainMarkdown = (doc: string) =>
  doc
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[<[*_]/g, String.raw`\$&`)))
    .join('')

/** The report for reviewers: one line an export, with its signature. */
export const report = (packages: readonly PublicPackage[]): string =>
  packages
    .flatMap(({ modules }) => modules)
    .flatMap(({ specifier, exports }) =>
      exports.length === 0
        ? [specifier]
        : exports.map(({ name, signature }) => `${specifier} ${name}: ${signature}`),
    )
    .map((line) => `${line}\n`)
    .join('')

/** The exports without a docstring, each as `specifier name`. */
export const undocumented = (packages: readonly PublicPackage[]): string[] =>
  packages
    .flatMap(({ modules }) => modules)
    .flatMap(({ specifier, exports }) =>
      exports.filter(({ doc }) => doc === '').map(({ name }) => `${specifier} ${name}`),
    )
