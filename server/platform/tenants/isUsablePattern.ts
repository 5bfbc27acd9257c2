/** A group that repeats more often may not vary inside: the engine would try every way to divide a text. */
const REPETITIONS_MAX = 16

/** An escape, a class, the start or end of a group, an alternative, how often the part before it repeats, or a character. */
const tokens = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|\)|\||[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu

/**
 * Whether a text is a regular expression that cannot occupy the server: it compiles, and no repeated group holds another
 * repetition, an option or an alternative, as `(a+)+` does.
 */
export function isUsablePattern(pattern: string): boolean {
  try {
    return RegExp(pattern, 'u').source.length > 0 && !hasNestedRepetition(pattern)
  } catch {
    return false
  }
}

function hasNestedRepetition(pattern: string): boolean {
  /** Whether each open group varies in length or choice; the last one is the innermost. */
  const groups = [false]
  let lastGroup = false
  for (const [token] of pattern.matchAll(tokens)) {
    const isRepetition = /^[*+?{]/.test(token)
    if (isRepetition && lastGroup && maximumOf(token) > REPETITIONS_MAX) return true
    lastGroup = token === ')' ? (groups.pop() ?? false) : false
    if (token.startsWith('(')) groups.push(false)
    else if (lastGroup || token === '|' || (isRepetition && !/^\{\d+\}/.test(token)))
      groups[groups.length - 1] = true
  }
  return false
}

/** How often the part before a quantifier may repeat. */
function maximumOf(quantifier: string): number {
  if (quantifier.startsWith('?')) return 1
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? []
  if (least === undefined || (comma && !most)) return Infinity
  return Number(most || least)
}
