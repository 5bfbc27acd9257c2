/** The bytes of a measurement, read in order. All numbers are little-endian (Bluetooth GATT). */
export interface Bytes {
  uint8: () => number
  uint16: () => number
  uint24: () => number
  int16: () => number
  /** IEEE 11073 numbers of 16 and 32 bits; null for "no number", "not at this resolution", infinity and reserved values. */
  sfloat: () => number | null
  float: () => number | null
  /** A date and time at the clock of the device, `2026-11-02T08:15:00`; null where the device does not know it. */
  dateTime: () => string | null
  skip: (count: number) => void
}

/** Reads a value of a characteristic. Reading past its end throws `RangeError`. */
export function readBytes(view: DataView): Bytes {
  let at = 0
  const step = (size: number) => {
    at += size
    return at - size
  }
  return {
    uint8: () => view.getUint8(step(1)),
    uint16: () => view.getUint16(step(2), true),
    uint24: () => {
      const place = step(3)
      return view.getUint16(place, true) | (view.getUint8(place + 2) << 16)
    },
    int16: () => view.getInt16(step(2), true),
    sfloat: () => sfloatOf(view.getUint16(step(2), true)),
    float: () => floatOf(view.getUint32(step(4), true)),
    dateTime: () => dateTimeOf(view, step(7)),
    skip: (count) => void step(count),
  }
}

/** No number, not at this resolution, both infinities and the reserved value: whole numbers, and not mantissas of any exponent. */
const specialShorts: ReadonlySet<number> = new Set([0x07ff, 0x0800, 0x07fe, 0x0802, 0x0801])
const specialLongs: ReadonlySet<number> = new Set([
  0x007fffff, 0x00800000, 0x007ffffe, 0x00800002, 0x00800001,
])

/** Four bits of exponent and twelve of mantissa, both signed. */
function sfloatOf(bits: number): number | null {
  if (specialShorts.has(bits)) return null
  const mantissa = bits & 0x0fff
  return scale(mantissa >= 0x0800 ? mantissa - 0x1000 : mantissa, (bits << 16) >> 28)
}

/** Eight bits of exponent and 24 of mantissa, both signed. */
function floatOf(bits: number): number | null {
  if (specialLongs.has(bits)) return null
  return scale((bits << 8) >> 8, bits >> 24)
}

/** Dividing by a power of ten gives the nearest number, 36.5 and not 36.50000000000001. */
const scale = (mantissa: number, exponent: number) =>
  exponent < 0 ? mantissa / 10 ** -exponent : mantissa * 10 ** exponent

function dateTimeOf(view: DataView, at: number): string | null {
  const year = view.getUint16(at, true)
  const [month = 0, day = 0, ...time] = [2, 3, 4, 5, 6].map((place) => view.getUint8(at + place))
  // Zero means that the device does not know it.
  if (year === 0 || month === 0 || day === 0) return null
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${time.map(two).join(':')}`
}
