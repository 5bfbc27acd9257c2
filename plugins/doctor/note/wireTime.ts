/** The time of a booking as requests carry it (C-050). Takes an instant; the offset is that of this browser then. */
export function wireTime(start: string): { date: string; time: string; userOffset: number } {
  const iso = new Date(start).toISOString()
  return {
    date: `${iso.slice(0, 10)}T00:00:00.000Z`,
    time: iso.slice(11, 16),
    userOffset: -new Date(start).getTimezoneOffset() || 0,
  }
}
