import type { CallEngine } from '@portico/calls/engine/engine'
import { TwilioRoom } from './TwilioRoom'

const load = () => import('twilio-video')

/** Connects the two sides of a call in a room at Twilio, with Twilio's own software. */
const twilioEngine: CallEngine = {
  joinsBeforeAnswer: true,
  prepare: () => void load().catch(() => undefined),
  join: (input) => new TwilioRoom(input, load),
}
export default twilioEngine
