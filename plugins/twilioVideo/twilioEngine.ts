import type { CallEngine } from '@kits/calls/engine/engine'
import { TwilioRoom } from './TwilioRoom'

/** Connects the two sides of a call in a room at Twilio, with Twilio's own software. */
const twilioEngine: CallEngine = {
  join: (input) => new TwilioRoom(input, () => import('twilio-video')),
}
export default twilioEngine
