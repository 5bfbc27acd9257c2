import { BookingScreen } from '@kits/booking/BookingScreen'
import variant from '../variant'

export default () => <BookingScreen plugin="boostedCrew" variant={variant} />
