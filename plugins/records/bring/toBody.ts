import type { IncomingRecord } from './incoming'

/** The request that adds a record; `from` says in its notes where it comes from. */
export function toBody({ kind, name, notes, isActive, isOwn }: IncomingRecord, from: string) {
  const base = { name, notes: [notes, from].filter(Boolean).join('\n').slice(0, MAX_NOTES) }
  switch (kind) {
    case 'allergy':
      return { ...base, isActive, isAllergy: isOwn }
    case 'illness':
      return { ...base, isActive, isPersonal: isOwn }
    case 'medicine':
      return { ...base, isActive }
    default:
      return base
  }
}

const MAX_NOTES = 5000
