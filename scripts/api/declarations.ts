/** A statement at the top of a declaration file, and the text of its docstring. */
interface Statement {
  doc: string
  code: string
}

/** What a declaration file declares under a name of its own, imports, and exports. */
export interface Declarations {
  /** By name; `default` for the default export. */
  declared: ReadonlyMap<string, Statement>
  /** The local or imported name behind each exported one. */
  exported: ReadonlyMap<string, { name: string; from?: string }>
  /** Where an imported name comes from. */
  imported: ReadonlyMap<string, { name: string; from: string }>
}

const innerDocs = /^[ \t]+\/\*\*[\s\S]*?\*\/\n?/gm
const statement =
  /(?:\/\*\*([\s\S]*?)\*\/\n)?((?:export|declare|import)\b[\s\S]*?)(?=\n(?:\/\*\*|export\b|declare\b|import\b)|$)/g

/** Reads a file that the TypeScript compiler wrote with `--declaration`. */
export function readDeclarations(text: string): Declarations {
  const declared = new Map<string, Statement>()
  const exported = new Map<string, { name: string; from?: string }>()
  const imported = new Map<string, { name: string; from: string }>()
  for (const [, doc = '', code = ''] of text.replace(innerDocs, '').matchAll(statement)) {
    const [, list, from] = /^(?:export|import) (?:type )?\{([^}]*)\}(?: from '([^']+)')?/.exec(code) ?? []
    if (list !== undefined) {
      for (const { name, as } of namesOf(list)) {
        if (code.startsWith('import')) imported.set(as, { name, from: from ?? '' })
        else exported.set(as, { name, ...(from !== undefined && { from }) })
      }
      continue
    }
    const [, isExported, isDefault, name] = declaration.exec(code) ?? []
    if (name === undefined) continue
    declared.set(name, { doc: plainDoc(doc), code })
    if (isDefault !== undefined) exported.set('default', { name })
    else if (isExported !== undefined) exported.set(name, { name })
  }
  return { declared, exported, imported }
}

const declaration =
  /^(export )?(default )?(?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum)? ?(\w+)/

const namesOf = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', as = name] = one.split(' as ')
      return { name, as }
    })

/** The text of a docstring in one line. */
const plainDoc = (doc: string) =>
  doc
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim()
