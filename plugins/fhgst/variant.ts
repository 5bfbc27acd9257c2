import { hospitalVariant } from '@kits/booking/sources/hospitalVariant'

export default hospitalVariant('fhgst')
