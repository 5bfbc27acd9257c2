import { BookingScreen } from '@core/booking/BookingScreen'
import variant from '../free'

export default () => <BookingScreen plugin="specialists" variant={variant} />
