import { partOfDay } from '@portico/core/format/partOfDay'

/** The part of the day for the greeting. Takes the local hour, 0 to 23, and the language of the portal. */
export function greetingPart(hour: number, language: string): 'MORNING' | 'AFTERNOON' | 'NIGHT' {
  const part = partOfDay(hour, language)
  return part === 'EVENING' ? 'NIGHT' : part
}
