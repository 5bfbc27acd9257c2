import { adminKit } from '@kits/admin/kit'
import { bookingKit } from '@kits/booking/kit'
import { callsKit } from '@kits/calls/kit'
import type { Kit } from '@core/plugin/defineKit'

/** Every kit of the build. */
export const kits: readonly Kit[] = [bookingKit, adminKit, callsKit]
