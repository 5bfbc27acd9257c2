/** Where the values of a JSON text are. */
export interface JsonPlaces {
  /** The line of each value, by its JSON pointer. */
  lines: ReadonlyMap<string, number>
  /** The members that an object names twice, with the line of the second. */
  duplicates: readonly { pointer: string; line: number; first: number }[]
}

interface Token {
  text: string
  line: number
}

const tokenForm = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** Finds the values of a text that `JSON.parse` accepts. */
export function findPlaces(json: string): JsonPlaces {
  const tokens = tokensOf(json)
  const lines = new Map<string, number>()
  const duplicates: { pointer: string; line: number; first: number }[] = []
  let next = 0
  const take = (): Token => tokens[next++] ?? { text: '', line: 0 }
  const isNext = (text: string) => tokens[next]?.text === text
  const readList = (pointer: string) => {
    for (let i = 0; !isNext(']'); i++) {
      readValue(`${pointer}/${i}`)
      if (isNext(',')) take()
    }
    take()
  }
  const readObject = (pointer: string) => {
    while (!isNext('}')) {
      const { text, line } = take()
      const member = `${pointer}/${JSON.parse(text) as string}`
      const first = lines.get(member)
      if (first !== undefined) duplicates.push({ pointer: member, line, first })
      take()
      lines.set(member, line)
      readValue(member)
      if (isNext(',')) take()
    }
    take()
  }
  const readValue = (pointer: string) => {
    const { text, line } = take()
    if (!lines.has(pointer)) lines.set(pointer, line)
    if (text === '{') readObject(pointer)
    else if (text === '[') readList(pointer)
  }
  readValue('')
  return { lines, duplicates }
}

function tokensOf(json: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  let end = 0
  for (const { 0: text, index } of json.matchAll(tokenForm)) {
    line += json.slice(end, index).split('\n').length - 1
    end = index
    tokens.push({ text, line })
  }
  return tokens
}

/** The line of a value; of one that is missing, that of the value around it. */
export function lineOf({ lines }: JsonPlaces, pointer: string): number {
  for (let outer = pointer; outer !== ''; outer = outer.slice(0, outer.lastIndexOf('/'))) {
    const line = lines.get(outer)
    if (line !== undefined) return line
  }
  return 1
}
