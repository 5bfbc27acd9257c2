import type { BookingVariant, Outcome } from '../variant'

const dayMs = 86_400_000

/** `earliest` of a variant whose API has no operation for it: the first of its slots in the next `days`. */
export const firstOf =
  (slots: BookingVariant['slots'], days = 90): BookingVariant['earliest'] =>
  async (draft, from, context) => {
    const to = new Date(Date.parse(from) + days * dayMs).toISOString()
    const [first] = await slots(draft, { from, to }, context)
    return first ?? null
  }

/**
 * `readError` of a variant from a table: the codes of its API with the text key that each shows, or `conflict` where the time is
 * taken. Any other code shows the general text, with the reference of the request.
 */
export const explainErrors =
  (explained: Readonly<Record<string, string>>): NonNullable<BookingVariant['readError']> =>
  ({ message }): Outcome | undefined => {
    const found = Object.hasOwn(explained, message) ? explained[message] : undefined
    if (found === undefined) return undefined
    return found === 'conflict' ? { kind: 'conflict' } : { kind: 'failed', message: found }
  }
