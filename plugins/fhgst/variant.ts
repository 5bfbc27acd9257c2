import { hospitalVariant } from '@core/booking/sources/hospitalVariant'

export default hospitalVariant('fhgst')
