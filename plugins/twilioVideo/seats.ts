import type { CallSeat } from '@schemas/hub'

/** The seat of who has this name in a room. The server writes the slash of a guest's seat as a hyphen. */
export const seatOf = (identity: string): CallSeat => identity.replace(/^guest-/, 'guest/') as CallSeat
