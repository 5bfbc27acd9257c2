import { LazyPart } from '@core/plugin/LazyPart'
import { usePaymentsBack } from '../api'
import { useTakesPayments } from '@kits/booking/useTakesPayments'

const load = () => import('./RefundNotice')

/** What happened to payments that have not booked: few people have one, and who has not does not load the words for it (PAY-004). */
export function RefundNotices() {
  const { data = [] } = usePaymentsBack(useTakesPayments())
  return data.map((payment) => (
    <LazyPart
      key={payment.bookId}
      plugin="appointments"
      point="parts"
      id="refund"
      load={load}
      props={{ payment }}
    />
  ))
}
