import { BookingScreen } from '@core/booking/BookingScreen'
import variant from '../chosenDoctor'

export default () => <BookingScreen plugin="generalAppointment" variant={variant} />
