import { useApi } from '@portico/core/http/useApi'
import { RefundNotice } from './RefundNotice'

/** The refunds of the person, above the list of appointments. */
export default function RefundNotices() {
  const { data = [] } = useApi('GET api/payments/', { capability: 'payments', quiet: true })
  return data.map((payment) => <RefundNotice key={payment.bookId} payment={payment} />)
}
