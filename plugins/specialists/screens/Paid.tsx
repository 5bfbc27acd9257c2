import { BookingScreen } from '@core/booking/BookingScreen'
import variant from '../paid'

export default () => <BookingScreen plugin="specialists" variant={variant} />
