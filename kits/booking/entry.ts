/** What is needed to choose among the ways to book: places in the two orders, and the features of which one is enough. */
interface Ranked {
  rank?: { book?: number; edit?: number }
  requires?: { features?: readonly string[] }
}

/**
 * The way to book the menu leads to: of those whose features are on, the first of the entry order (BOOK-030, C-046).
 * In: the contributions at `bookingVariants` and the features the server has on. Out: undefined when none is on.
 */
export const bookingEntry = <T extends Ranked>(
  variants: readonly T[],
  features: ReadonlySet<string>,
): T | undefined => first(variants, features, ({ rank }) => rank?.book)

/**
 * The way to book that moves an existing appointment: the first of the edit order (BOOK-032, C-046, C-047).
 * In and out as `bookingEntry`; undefined: appointments cannot be moved here, and no edit is offered.
 */
export const bookingEditor = <T extends Ranked>(
  variants: readonly T[],
  features: ReadonlySet<string>,
): T | undefined => first(variants, features, ({ rank }) => rank?.edit)

function first<T extends Ranked>(
  variants: readonly T[],
  features: ReadonlySet<string>,
  place: (variant: T) => number | undefined,
): T | undefined {
  const isOn = ({ requires }: T) => requires?.features?.some((one) => features.has(one)) ?? true
  return variants
    .filter((variant) => place(variant) !== undefined && isOn(variant))
    .sort((a, b) => (place(a) ?? 0) - (place(b) ?? 0))[0]
}
