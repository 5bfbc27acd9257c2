import { hospitalVariant } from '@portico/booking/sources/hospitalVariant'

export default hospitalVariant('covadonga')
