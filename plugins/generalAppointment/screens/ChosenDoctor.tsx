import { BookingScreen } from '@kits/booking/BookingScreen'
import variant from '../chosenDoctor'

export default () => <BookingScreen plugin="generalAppointment" variant={variant} />
