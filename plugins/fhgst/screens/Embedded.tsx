import { EmbeddedBooking } from '@kits/booking/embedded/EmbeddedBooking'
import variant from '../variant'

export default () => (
  <EmbeddedBooking plugin="fhgst" variant={variant} route="videoConsultation.hospitalAppointment" />
)
