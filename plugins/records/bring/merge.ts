import type { MedicalData } from '@schemas/generated/entities'
import { listOf, type Kind, type MedicalRecord } from '../medicalData/record'
import type { Found, IncomingRecord } from './recordsOf'

/** A name without accents, case and spaces around it. An illness of the family is another one than the person's own. */
const recordKeyOf = ({ kind, name, isOwn }: Pick<Found, 'kind' | 'name' | 'isOwn'>): string =>
  `${kind} ${kind === 'illness' && !isOwn ? 'family ' : ''}${name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, ' ')}`

/**
 * The records of a summary, each name once: the active one, where one is past, with what the summary says of it elsewhere. What the person has
 * already comes last.
 */
export function mergeRecords(found: readonly Found[], known: MedicalData): IncomingRecord[] {
  const names = new Set(knownKeys(known))
  const groups = new Map<string, Found[]>()
  for (const one of found) groups.set(recordKeyOf(one), [...(groups.get(recordKeyOf(one)) ?? []), one])
  return [...groups]
    .map(([key, group]) => ({ ...joined(group), isKnown: names.has(key) }))
    .toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown))
}

function joined(group: readonly Found[]): Omit<IncomingRecord, 'isKnown'> {
  const [first, ...rest] = group.toSorted((a, b) => Number(b.isActive) - Number(a.isActive)) as [
    Found,
    ...Found[],
  ]
  const isNew = (one: Found, at: number) =>
    [first, ...rest.slice(0, at)].every((before) => !isSame(one, before))
  const current = group.filter(({ isActive }) => isActive === first.isActive)
  // Two doses at the same time are no single dose.
  const fields = current.every((one) => isEqual(one.fields, first.fields)) ? first.fields : {}
  return { ...first, fields, others: rest.filter(isNew) }
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether two differ at most in how their name is written. */
const isSame = (one: Found, other: Found): boolean => isEqual({ ...one, name: '' }, { ...other, name: '' })

const knownKeys = (known: MedicalData): string[] =>
  (Object.keys(listOf) as Kind[]).flatMap((kind) =>
    known[listOf[kind]].map((one: Partial<MedicalRecord>) =>
      recordKeyOf({ kind, name: one.name ?? '', isOwn: one.isPersonal ?? true }),
    ),
  )
