import { RedirectToConfirmation } from '@portico/booking/sources/RedirectToConfirmation'
import { useRoute } from '@portico/core/routing/useRoute'

/** Redirects to the confirmation of every booking. */
export default () => <RedirectToConfirmation bookId={useRoute().params['bookId'] ?? ''} />
