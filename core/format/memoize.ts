/** A function that makes something once for each set of arguments: formatters cost far more to make than to use. Arguments are told apart by their JSON. */
export function memoize<A extends readonly unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>()
  return (...args) => {
    const key = JSON.stringify(args)
    const known = made.get(key) ?? make(...args)
    made.set(key, known)
    return known
  }
}
