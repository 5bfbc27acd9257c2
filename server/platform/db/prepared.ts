import { createHash } from 'node:crypto'

const names = new Map<string, string>()

/**
 * Marks a statement that connections prepare once and keep, and returns it. PostgreSQL takes up to 9 ms to plan one of our longest
 * statements, and 1.5 ms to run it. Its plan no longer depends on the values, so conditions that a value switches off
 * (`$3 is null or …`) do not belong into it. Each statement needs some hundred kilobytes of each connection: only common ones are marked,
 * with few different texts.
 */
export function prepared(sql: string): string {
  if (!names.has(sql)) names.set(sql, createHash('sha256').update(sql).digest('base64url'))
  return sql
}

/** The name under which connections keep a statement; undefined for one that is not prepared. */
export const nameOfPrepared = (sql: string): string | undefined => names.get(sql)
