import { RedirectToConfirmation } from '@kits/booking/sources/ToConfirmation'
import { useRoute } from '@core/routing/useRoute'

/** The confirmation of a booking with one's own doctor is that of every booking (BOOK-066). */
export default () => <RedirectToConfirmation bookId={useRoute().params['bookId'] ?? ''} />
