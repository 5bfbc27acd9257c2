import { RedirectToConfirmation } from '@kits/booking/sources/RedirectToConfirmation'
import { useRoute } from '@core/routing/useRoute'

/** Redirects to the confirmation of every booking (BOOK-066). */
export default () => <RedirectToConfirmation bookId={useRoute().params['bookId'] ?? ''} />
