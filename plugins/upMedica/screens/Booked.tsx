import { ToConfirmation } from '@kits/booking/sources/ToConfirmation'
import { useRoute } from '@core/routing/useRoute'

/** The confirmation of a booking with one's own doctor is that of every booking (BOOK-066). */
export default () => <ToConfirmation bookId={useRoute().params['bookId'] ?? ''} />
