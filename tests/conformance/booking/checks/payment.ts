import { expect } from 'vitest'
import { AppointmentStatus } from '@schemas/generated/constants'
import { isAllowedRedirect } from '@portico/booking/submit/outcome'
import type { Draft } from '@portico/booking/variant'
import { notApplicable, type Check } from '../check'
import { pay } from '../pay'
import { fetchAppointment, submit, visit } from '../visit'
import { findDraft } from '../drafts'

/** The price of a draft; 0 if it has none. */
const amountOf = ({ service, provider }: Draft) => (provider?.price ?? service?.price)?.amount ?? 0

export const paymentChecks: readonly Check[] = [
  {
    statement: 'a draft without a price is booked at once',
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
    statement: 'a draft with a price leads to the payment page and is booked after payment',
    requirements: 'BOOK-008 BOOK-040 BOOK-042 PAY-004 C-064 C-069',
    run: async (subject, backend) => {
      const { tenant } = subject
      if (!tenant.backend.payment) return notApplicable('the tenant takes no payments')
      const at = await visit(subject, backend)
      const draft = await findDraft(at, (one) => amountOf(one) > 0 && !one.insurer?.ref?.['agreementId'])
      if (!draft) return notApplicable('nothing has a price')
      const result = await submit(at, draft)
      if (result.outcome.kind === 'booked' && draft.insurer) return notApplicable('the insurer pays')
      expect(result.outcome.kind).toBe('redirect')
      const { url } = result.outcome as { url: string }
      expect(isAllowedRedirect(url, at.allowed)).toBe(true)
      expect(result.sent?.body?.['returnUrl'], 'the return address of the payment').toBe(at.context.returnUrl)
      // A time that waits for its payment may be listed, but not as a visit.
      const isBooked = async () =>
        (await at.client.call('GET api/appointments/')).some(
          ({ id, status }) => id === result.bookId && status === AppointmentStatus.booked,
        )
      expect(await isBooked(), 'booked before payment').toBe(false)
      await pay(subject, backend, result)
      expect((await fetchAppointment(at, result.bookId)).status).toBe(2)
      expect(await isBooked(), 'booked after payment').toBe(true)
      return undefined
    },
  },
]
