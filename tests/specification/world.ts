import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Values and lists of records by name, as the files of a data folder have them. */
export type World = Record<string, unknown>

const moment = /"today([+-]\d+)?(T\d\d:\d\d)?"/g

/**
 * Reads every file of a data folder into one world. `"today+3"` is the date in three days, and `"today-1T09:00"` an instant of
 * yesterday in UTC.
 */
export function readWorld(folder: string, now: Date = new Date()): World {
  const date = (days: string | undefined) =>
    new Date(now.getTime() + Number(days ?? 0) * 86_400_000).toISOString().slice(0, 10)
  const toDate = (_: string, days: string | undefined, time: string | undefined) =>
    time === undefined ? `"${date(days)}"` : `"${date(days)}${time}:00Z"`
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.assign(
    {},
    ...files.map(
      (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8').replaceAll(moment, toDate)) as World,
    ),
  ) as World
}

/** The fields by which a record may be addressed. */
const keys = ['id', 'companyId', 'assetId', 'bookId', 'ownerId', 'nickName', 'upMedicaUrl', 'metaKey']

const isNamed = (record: unknown, name: string): boolean =>
  keys.some((key) => String((record as Record<string, string | number> | null)?.[key]) === name)

/** What is at a place such as `appointments/7` of the world; undefined if nothing is. */
export function readPlace(world: World, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (value, name) =>
      Array.isArray(value)
        ? (value as unknown[]).find((record) => isNamed(record, name))
        : (value as World | undefined)?.[name],
    world,
  )
}

/** Adds a record to a list of the world. */
export function addRecord(world: World, place: readonly string[], record: object): void {
  const list = readPlace(world, place) as Record<string, unknown>[]
  const [key = 'id'] = keys.filter((name) => list.some((one) => name in one))
  const last = Math.max(0, ...list.map((one) => Number(one[key]) || 0))
  list.push({ ...record, [key]: last + 1 })
}

/** Changes fields of a record. Returns whether there is one. */
export function changeRecord(world: World, place: readonly string[], fields: object): boolean {
  const record = readPlace(world, place)
  if (typeof record !== 'object' || record === null) return false
  Object.assign(record, fields)
  return true
}

/** Removes a record from its list. Returns whether there was one. */
export function removeRecord(world: World, place: readonly string[]): boolean {
  const list = readPlace(world, place.slice(0, -1))
  const index = Array.isArray(list) ? list.findIndex((record) => isNamed(record, place.at(-1) ?? '')) : -1
  if (index >= 0) (list as unknown[]).splice(index, 1)
  return index >= 0
}

/** The address of a screen with the ids of this world: users have others than the records of the other lists. */
export const addressInWorld = (address: string): string => address.replace(/(users\/\w+)\/1/, '$1/p1')
