import { lazy, Suspense } from 'react'
import { usePaymentsBack } from '../api'
import { usePaymentsOn } from '../links'

const RefundNotice = lazy(() => import('./RefundNotice'))

/** What happened to payments that have not booked: few people have one, and who has not does not load the words for it (PAY-004). */
export function RefundNotices() {
  const { data = [] } = usePaymentsBack(usePaymentsOn())
  return (
    <Suspense>
      {data.map((payment) => (
        <RefundNotice key={payment.bookId} payment={payment} />
      ))}
    </Suspense>
  )
}
