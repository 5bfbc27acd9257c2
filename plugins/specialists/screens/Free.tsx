import { BookingScreen } from '@kits/booking/BookingScreen'
import variant from '../free'

export default () => <BookingScreen plugin="specialists" variant={variant} />
