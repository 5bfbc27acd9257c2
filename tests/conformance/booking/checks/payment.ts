import { expect } from 'vitest'
import { mayGo } from '@kits/booking/submit/outcome'
import type { Draft } from '@kits/booking/variant'
import { notHere, type Check } from '../check'
import { pay } from '../pay'
import { appointment, submit, visit } from '../visit'
import { findDraft } from '../drafts'

/** What a draft says it costs. */
const amountOf = ({ service, provider }: Draft) => (provider?.price ?? service?.price)?.amount ?? 0

export const payment: readonly Check[] = [
  {
    id: 'what costs nothing is booked at once',
    requirement: 'BOOK-039 BOOK-043',
    run: async (subject, house) => {
      const at = await visit(subject, house)
      const draft = await findDraft(at, (one) => amountOf(one) === 0)
      if (!draft) return notHere('everything has a price')
      expect((await submit(at, draft)).outcome.kind).toBe('booked')
      return undefined
    },
  },
  {
    id: 'what has a price leads to the payment page, and is booked when it has been paid',
    requirement: 'BOOK-008 BOOK-040 BOOK-042 PAY-004 C-064 C-069',
    run: async (subject, house) => {
      const { tenant } = subject
      if (!tenant.backend.payment) return notHere('nobody pays at this tenant')
      const at = await visit(subject, house)
      const draft = await findDraft(at, (one) => amountOf(one) > 0 && !one.insurer?.ref?.['agreementId'])
      if (!draft) return notHere('nothing has a price')
      const ended = await submit(at, draft)
      if (ended.outcome.kind === 'booked' && draft.insurer) return notHere('the insurer pays')
      expect(ended.outcome.kind).toBe('redirect')
      const { url } = ended.outcome as { url: string }
      expect(mayGo(url, at.allowed)).toBe(true)
      expect(ended.sent?.body?.['returnUrl'], 'where the payment returns to').toBe(at.context.returnUrl)
      const listed = async () =>
        (await at.line.call('GET api/appointments/')).map(({ id }) => id).includes(ended.bookId ?? 0)
      expect(await listed(), 'listed before it is paid').toBe(false)
      await pay(subject, house, ended)
      expect((await appointment(at, ended.bookId)).status).toBe(2)
      expect(await listed(), 'listed when it is paid').toBe(true)
      return undefined
    },
  },
]
