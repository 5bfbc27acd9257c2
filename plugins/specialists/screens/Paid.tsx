import { BookingScreen } from '@kits/booking/BookingScreen'
import variant from '../paid'

export default () => <BookingScreen plugin="specialists" variant={variant} />
