import { expect } from 'vitest'
import { isAllowedRedirect } from '@portico/booking/submit/outcome'
import type { Draft } from '@portico/booking/variant'
import type { BackEnd } from '../backEnd'
import { notApplicable, type Check, type NotApplicable } from '../check'
import { findDraft } from '../drafts'
import type { Subject } from '../subject'
import { bookedAt, bookedBy, submit, visit, type SubmitResult, type Visit } from '../visit'

/** The price of a draft; 0 if it has none. */
const amountOf = ({ service, provider }: Draft) => (provider?.price ?? service?.price)?.amount ?? 0

export const paymentChecks: readonly Check[] = [
  {
    statement: 'a draft without a price is booked at once',
    requirements: 'BOOK-039 BOOK-043',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd)
      const draft = await findDraft(at, (one) => amountOf(one) === 0)
      if (!draft) return notApplicable('everything has a price')
      expect((await submit(at, draft)).outcome.kind).toBe('booked')
      return undefined
    },
  },
  {
    statement: 'a draft with a price leads to the payment page and is booked after payment',
    requirements: 'BOOK-008 BOOK-040 BOOK-042 PAY-004 C-064 C-069',
    run: async (subject, backEnd) => {
      const paying = await submitWithPrice(subject, backEnd)
      if ('reason' in paying) return paying
      const { at, start, result, url } = paying
      expect(isAllowedRedirect(url, at.allowed)).toBe(true)
      expectReturnAddress(at, result)
      expect((await bookedAt(at, start)).isHeld, 'held before payment').toBe(true)
      await backEnd.pay(subject.tenant, url, 'paid')
      expect((await bookedAt(at, start)).isHeld, 'held after payment').toBe(false)
      return undefined
    },
  },
  {
    statement: 'a refused payment books nothing, and the time can be booked again',
    requirements: 'BOOK-042 PAY-004 C-069',
    run: async (subject, backEnd) => {
      const paying = await submitWithPrice(subject, backEnd)
      if ('reason' in paying) return paying
      const { at, draft, start, url } = paying
      await backEnd.pay(subject.tenant, url, 'refused')
      const held = (await bookedBy(at)).filter((one) => Date.parse(one.start) === Date.parse(start))
      expect(
        held.every(({ isHeld }) => isHeld),
        'booked without a payment',
      ).toBe(true)
      const again = await submit(at, { ...draft, idempotencyKey: crypto.randomUUID() })
      expect(again.outcome.kind, JSON.stringify(again.outcome)).toBe('redirect')
      return undefined
    },
  },
]

/** A submit that leads to a payment. */
interface Paying {
  at: Visit
  draft: Draft
  start: string
  result: SubmitResult
  url: string
}

/** Submits the first draft with a price that nobody else pays. */
async function submitWithPrice(subject: Subject, backEnd: BackEnd): Promise<Paying | NotApplicable> {
  if (!backEnd.takesPayments(subject.tenant)) return notApplicable('the tenant takes no payments')
  const at = await visit(subject, backEnd)
  const draft = await findDraft(at, (one) => amountOf(one) > 0 && !one.insurer?.ref?.['agreementId'])
  if (!draft?.slot) return notApplicable('nothing has a price')
  const result = await submit(at, draft)
  const { outcome } = result
  if (outcome.kind === 'booked' && draft.insurer) return notApplicable('the insurer pays')
  if (outcome.kind !== 'redirect') throw new Error(`expected a redirect, found ${JSON.stringify(outcome)}`)
  return { at, draft, start: draft.slot.start, result, url: outcome.url }
}

/** Expects the return address of the payment in the request: in its field, or somewhere in a request with names of its own. */
function expectReturnAddress({ subject, context }: Visit, { sent }: SubmitResult): void {
  const { body = {} } = sent ?? {}
  if (subject.variant.reads) expect(Object.values(body)).toContain(context.returnUrl)
  else expect(body['returnUrl'], 'the return address of the payment').toBe(context.returnUrl)
}
