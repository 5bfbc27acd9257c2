import type { IncomingRecord } from './recordsOf'

/** The request that adds a record. Its notes say what no field of the record has, and where it comes from. */
export function toBody(
  { kind, name, isActive, isOwn, fields }: IncomingRecord,
  details: readonly string[],
  from: string,
) {
  const base = { name, notes: [...details, from].filter(Boolean).join('\n').slice(0, MAX_NOTES) }
  switch (kind) {
    case 'allergy':
      return { ...base, isActive, isAllergy: isOwn }
    case 'illness':
      return { ...base, isActive, isPersonal: isOwn }
    case 'medicine':
      return { ...base, isActive, ...fields }
    default:
      return base
  }
}

const MAX_NOTES = 5000
