import { expect } from 'vitest'
import { isAllowedRedirect } from '@kits/booking/submit/outcome'
import type { Draft } from '@kits/booking/variant'
import { notApplicable, type Check } from '../check'
import { pay } from '../pay'
import { fetchAppointment, submit, visit } from '../visit'
import { findDraft } from '../drafts'

/** What a draft says it costs. */
const amountOf = ({ service, provider }: Draft) => (provider?.price ?? service?.price)?.amount ?? 0

export const paymentChecks: readonly Check[] = [
  {
    statement: 'what costs nothing is booked at once',
    requirements: 'BOOK-039 BOOK-043',
    run: async (subject, backend) => {
      const at = await visit(subject, backend)
      const draft = await findDraft(at, (one) => amountOf(one) === 0)
      if (!draft) return notApplicable('everything has a price')
      expect((await submit(at, draft)).outcome.kind).toBe('booked')
      return undefined
    },
  },
  {
    statement: 'what has a price leads to the payment page, and is booked when it has been paid',
    requirements: 'BOOK-008 BOOK-040 BOOK-042 PAY-004 C-064 C-069',
    run: async (subject, backend) => {
      const { tenant } = subject
      if (!tenant.backend.payment) return notApplicable('nobody pays at this tenant')
      const at = await visit(subject, backend)
      const draft = await findDraft(at, (one) => amountOf(one) > 0 && !one.insurer?.ref?.['agreementId'])
      if (!draft) return notApplicable('nothing has a price')
      const result = await submit(at, draft)
      if (result.outcome.kind === 'booked' && draft.insurer) return notApplicable('the insurer pays')
      expect(result.outcome.kind).toBe('redirect')
      const { url } = result.outcome as { url: string }
      expect(isAllowedRedirect(url, at.allowed)).toBe(true)
      expect(result.sent?.body?.['returnUrl'], 'where the payment returns to').toBe(at.context.returnUrl)
      const listed = async () =>
        (await at.client.call('GET api/appointments/')).map(({ id }) => id).includes(result.bookId ?? 0)
      expect(await listed(), 'listed before it is paid').toBe(false)
      await pay(subject, backend, result)
      expect((await fetchAppointment(at, result.bookId)).status).toBe(2)
      expect(await listed(), 'listed when it is paid').toBe(true)
      return undefined
    },
  },
]
