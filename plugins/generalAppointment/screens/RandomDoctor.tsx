import { BookingScreen } from '@kits/booking/BookingScreen'
import variant from '../randomDoctor'

export default () => <BookingScreen plugin="generalAppointment" variant={variant} />
