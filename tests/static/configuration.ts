/** A directive of a configuration of nginx: a name, its values, and what stands in its braces. */
export interface Directive {
  name: string
  values: string[]
  block?: Directive[]
}

/** A sign, a quoted text, or a word; white space and comments are left out. */
const token = /#[^\n]*|([{};])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|((?:[^\s{};\\]|\\.)+)/g

type Token = { sign: string } | { text: string }

function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].flatMap<Token>(([, sign, double, single, word]) => {
    if (sign !== undefined) return [{ sign }]
    const value = double ?? single ?? word
    return value === undefined ? [] : [{ text: value.replaceAll(/\\(["'])/g, '$1') }]
  })
}

/** Reads a configuration of nginx. Throws where braces or semicolons are missing. */
export function readConfiguration(text: string): Directive[] {
  const tokens = tokensOf(text)
  const directives = readBlock(tokens)
  if (tokens.length > 0) throw new Error('unexpected "}"')
  return directives
}

/** Takes directives from the front of `tokens`, up to the brace that ends them. */
function readBlock(tokens: Token[]): Directive[] {
  const directives: Directive[] = []
  let words: string[] = []
  const end = (block?: Directive[]) => {
    const [name, ...values] = words
    if (name === undefined) throw new Error('a directive has no name')
    directives.push({ name, values, ...(block && { block }) })
    words = []
  }
  while (tokens.length > 0) {
    const next = tokens[0]!
    if ('sign' in next && next.sign === '}') break
    tokens.shift()
    if ('text' in next) words.push(next.text)
    else if (next.sign === ';') end()
    else {
      end(readBlock(tokens))
      if (tokens.shift() === undefined) throw new Error('a "}" is missing')
    }
  }
  if (words.length > 0) throw new Error(`"${words.join(' ')}" does not end with ";"`)
  return directives
}

/** The directives of a name. */
export const directivesOf = (name: string, block: readonly Directive[] = []): Directive[] =>
  block.filter((directive) => directive.name === name)

/** The first value of a directive. */
export const valueOf = (name: string, block?: readonly Directive[]): string | undefined =>
  directivesOf(name, block)[0]?.values[0]
