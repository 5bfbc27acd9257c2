/** What the portal calls and browsers from the minimum on may lack (iOS 15.4, Chrome 99): the object, the name and the function. */
const functions: readonly (readonly [target: object, name: string, value: unknown])[] = [
  [
    Array.prototype,
    'toSorted',
    function toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
      return [...this].sort(compare)
    },
  ],
  [
    Array.prototype,
    'toReversed',
    function toReversed(this: unknown[]) {
      return this.map((_, index) => this[this.length - 1 - index])
    },
  ],
  [
    Array.prototype,
    'toSpliced',
    function toSpliced(this: unknown[], ...change: Parameters<unknown[]['splice']>) {
      const copy = [...this]
      copy.splice(...change)
      return copy
    },
  ],
  [
    Array.prototype,
    'with',
    function replaced(this: unknown[], index: number, value: unknown) {
      const copy = [...this]
      const place = index < 0 ? copy.length + index : index
      if (!(place in copy)) throw new RangeError('Invalid index')
      copy[place] = value
      return copy
    },
  ],
  [
    URL,
    'canParse',
    (address: string, base?: string) => {
      try {
        return Boolean(new URL(address, base))
      } catch {
        return false
      }
    },
  ],
  [
    AbortSignal,
    'timeout',
    (milliseconds: number) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), milliseconds)
      return controller.signal
    },
  ],
]

/** Defines those that are missing, and no other. Call it before anything that uses one. */
export function defineMissing(): void {
  for (const [target, name, value] of functions)
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}
