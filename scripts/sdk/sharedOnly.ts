import { parseSync, type Plugin } from 'vite'

/** What a portal shares with plugins from addresses: the exports of each module by its name. A library shares all of its own. */
export type SharedModules = ReadonlyMap<string, readonly string[] | 'all'>

/** Refuses imports of the portal that it does not share, because they would be undefined when the plugin runs. */
export function sharedOnly(shared: SharedModules): Plugin {
  return {
    name: 'portico-shared-only',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, file) {
        const wrong = importsOf(file, code).flatMap(({ from, name }) => wrongOf(shared, from, name))
        if (wrong.length > 0) throw new Error(`${file}: ${wrong.join(' ')}`)
      },
    },
  }
}

interface Import {
  from: string
  /** Undefined: the module as a whole. */
  name?: string
}

/** The imports of a file that are left at run time. */
function importsOf(file: string, code: string): Import[] {
  return parseSync(file, code).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const from = moduleRequest.value
    const atRunTime = entries.filter(({ isType }) => !isType)
    if (entries.length === 0) return [{ from }]
    return atRunTime.map(({ importName: { kind, name } }) => ({
      from,
      ...(kind === 'Name' && name !== null && { name }),
      ...(kind === 'Default' && { name: 'default' }),
    }))
  })
}

function wrongOf(shared: SharedModules, from: string, name: string | undefined): string[] {
  const names = shared.get(from)
  if (names === 'all') return []
  if (names === undefined) return from.startsWith('@portico/') ? [`The portal does not share "${from}".`] : []
  if (name === undefined || names.includes(name)) return []
  return [`The portal does not share "${name}" of "${from}".`]
}
