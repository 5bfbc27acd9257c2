import { BookingScreen } from '@core/booking/BookingScreen'
import variant from '../randomDoctor'

export default () => <BookingScreen plugin="generalAppointment" variant={variant} />
