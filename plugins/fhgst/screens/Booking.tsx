import { BookingScreen } from '@kits/booking/BookingScreen'
import variant from '../variant'

export default () => <BookingScreen plugin="fhgst" variant={variant} />
