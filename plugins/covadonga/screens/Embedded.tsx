import { EmbeddedBooking } from '@kits/booking/embedded/EmbeddedBooking'
import variant from '../variant'

export default () => (
  <EmbeddedBooking plugin="covadonga" variant={variant} route="videoConsultation.hospitalAppointment" />
)
