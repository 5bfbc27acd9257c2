import type { CallInput, Operation } from './call'

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Method and URL of a call. Fills `{name}` in the operation's path from `params`; leaves out query values that are null or
 * undefined. Throws a `TypeError` when a path parameter is missing.
 */
export function buildRequest<K extends Operation>(
  operation: K,
  { params, query }: Pick<CallInput<K>, 'params' | 'query'>,
  base: string,
): { method: string; url: string } {
  const [method = '', template = ''] = operation.split(' ')
  const values: Values = { ...params }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${operation}: missing path parameter "${name}"`)
    return encodeURIComponent(String(value))
  })
  const search = toSearch({ ...query })
  return { method, url: `${base.replace(/\/$/, '')}/${path}${search && `?${search}`}` }
}

const toSearch = (query: Values): string =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  ).toString()
