/** The parts of a contribution that decide between booking variants: its two ranks, and features of which one suffices. */
interface Ranked {
  rank?: { book?: number; edit?: number }
  requires?: { features?: readonly string[] }
}

/**
 * The variant that the menu opens: the first in the entry order whose features are on (C-046).
 * Takes the contributions at `bookingVariants` and the server's features. Returns undefined when none is on.
 */
export const bookingEntry = <T extends Ranked>(
  variants: readonly T[],
  features: ReadonlySet<string>,
): T | undefined => first(variants, features, ({ rank }) => rank?.book)

/**
 * The variant that moves an existing appointment: the first in the edit order (C-046, C-047).
 * In and out as `bookingEntry`; undefined means that appointments cannot be moved.
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
