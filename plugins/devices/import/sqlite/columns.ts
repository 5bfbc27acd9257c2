/** A column of a table as it is stored. */
export interface StoredColumn {
  name: string
  /** Whether it is the id of the row, which is stored once. */
  isId: boolean
}

const constraint = /^(constraint|primary\s+key|unique|check|foreign\s+key)\b/i
const generated = /\b(generated\s+always\s+)?as\s*\(/i

/** The stored columns of a `CREATE TABLE` statement, in their order: what is computed when it is read has no place in a row. */
export const columnsOf = (sql: string): StoredColumn[] =>
  partsOf(sql)
    .filter((part) => !constraint.test(part))
    .filter((part) => !generated.test(part) || /\bstored\s*$/i.test(part))
    .map((part) => {
      const [quoted = '', ...names] = /^(?:"([^"]+)"|`([^`]+)`|\[([^\]]+)\]|'([^']+)'|(\S+))/.exec(part) ?? []
      return {
        name: names.find((name) => name !== undefined) ?? '',
        isId: /^\s+integer\b.*\bprimary\s+key\b/is.test(part.slice(quoted.length)),
      }
    })

/** What stands between the commas of the outermost brackets. */
function partsOf(sql: string): string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (const [at, character] of Array.from(sql).entries()) {
    if (character === '(' && ++depth === 1) start = at + 1
    const isEnd = (character === ',' && depth === 1) || (character === ')' && --depth === 0)
    if (!isEnd) continue
    parts.push(Array.from(sql).slice(start, at).join('').trim())
    start = at + 1
  }
  return parts
}
