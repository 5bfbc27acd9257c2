import type { Shape } from '@schemas/answers/shape'

const day = /^\d{4}-\d\d-\d\d/

/**
 * Reads a string of a kind. Text that is absent is empty, and a zone that is absent or unknown is that of this device. A date may
 * have a time, which is dropped. Numbers become text. Returns undefined if nothing true can stand for the value.
 */
export function readString(kind: Extract<Shape, string>, value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  const given = typeof text === 'string' ? text : undefined
  switch (kind) {
    case 'zone':
      return given !== undefined && isZone(given) ? given : Intl.DateTimeFormat().resolvedOptions().timeZone
    case 'date':
      return given !== undefined && day.test(given) && isDate(given.slice(0, 10))
        ? given.slice(0, 10)
        : undefined
    case 'date-time':
      return given !== undefined && day.test(given) && isDate(given) ? given : undefined
    case 'text':
      return given === '' ? undefined : given
    default:
      return given ?? ''
  }
}

const isDate = (text: string) => !Number.isNaN(Date.parse(text))

const zones = new Map<string, boolean>()

function isZone(name: string): boolean {
  const known = zones.get(name)
  if (known !== undefined) return known
  let isKnown = name !== ''
  try {
    isKnown = isKnown && Intl.DateTimeFormat('en', { timeZone: name }).format !== undefined
  } catch {
    isKnown = /^[+-]\d\d:\d\d$/.test(name)
  }
  zones.set(name, isKnown)
  return isKnown
}
