import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'

/** A call of the specification. */
export interface SpecifiedCall {
  /** The number of its statement. */
  id: string
  /** For example `GET api/appointments/{id}`, as the table writes it. */
  name: string
  method: string
  /** Matches the addresses of the call; its groups are the parameters. */
  pattern: RegExp
  /** The names of the parameters. */
  parameters: readonly string[]
  isPublic: boolean
}

const table = path.resolve(import.meta.dirname, '../../docs/requirements/calls.csv')

/** Reads the calls of the specification, those without parameters first. A path that the table proposes counts as well. */
export function readCalls(): SpecifiedCall[] {
  const rows = parse<Record<string, string>>(readFileSync(table), { columns: true })
  return rows.flatMap(callsOf).sort((a, b) => a.parameters.length - b.parameters.length)
}

function callsOf({
  id = '',
  method = '',
  path: address = '',
  auth = '',
  notes = '',
}: Record<string, string>) {
  const proposed = /Proposal: (?:(GET|POST|PUT|DELETE) )?(api\/[\w/{}-]+)/.exec(notes)
  const named = address.startsWith('open') ? [] : [toCall(id, method, address, auth)]
  return proposed ? [...named, toCall(id, proposed[1] ?? method, proposed[2] ?? '', auth)] : named
}

function toCall(id: string, method: string, address: string, auth: string): SpecifiedCall {
  const pattern = address.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '([^/]+)')
  return {
    id,
    name: `${method} ${address}`,
    method,
    pattern: new RegExp(`^${pattern}/?$`),
    parameters: [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    isPublic: /none/.test(auth),
  }
}
