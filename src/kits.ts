import { adminKit } from '@portico/admin/kit'
import { bookingKit } from '@portico/booking/kit'
import { callsKit } from '@portico/calls/kit'
import type { Kit } from '@portico/core/plugin/defineKit'

/** Every kit of the build. */
export const kits: readonly Kit[] = [bookingKit, adminKit, callsKit]
