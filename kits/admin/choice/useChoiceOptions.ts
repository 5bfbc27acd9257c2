import useSWR from 'swr'
import type { ApiError } from '@portico/core/http/apiError'
import { useCall, type Call } from '@portico/core/http/useCall'
import { usePersonContext } from '@portico/core/session/personContext'
import type { AdminRecord, ChoiceSource } from '../entity'
import { toText } from '../values/toText'

export interface Option {
  value: unknown
  label: string
  /** The record that the option stands for. */
  record?: AdminRecord
}

export const toOption = ({ label }: ChoiceSource, record: AdminRecord): Option => ({
  value: record['id'],
  label: label?.(record) ?? toText(record['name']),
  record,
})

/** Reads all options of a source. Rejects with an `ApiError`. */
export const readOptions = async (call: Call, source: ChoiceSource): Promise<Option[]> => {
  const { from, owner, capability } = source
  const [records, owners] = await Promise.all([
    readRecords(call, from, capability),
    // Without permission to read the owners, options show only their names.
    owner ? readRecords(call, owner.from).catch(() => []) : [],
  ])
  const ownerNames = new Map(owners.map(({ id, name }) => [id, toText(name)]))
  return uniqueRecords(records).map((record) => {
    const option = toOption(source, record)
    const ownerName = owner && ownerNames.get(record[owner.field])
    return ownerName ? { ...option, label: `${option.label} · ${ownerName}` } : option
  })
}

/** A list shows each record once: two options of one value are the same choice. */
export const uniqueRecords = (records: readonly AdminRecord[]): AdminRecord[] => [
  ...new Map(records.map((record) => [record['id'], record])).values(),
]

async function readRecords(
  call: Call,
  from: ChoiceSource['from'],
  capability?: ChoiceSource['capability'],
): Promise<readonly AdminRecord[]> {
  const input = { quiet: true, ...(capability && { capability }) } as const
  const answer = (await call(from, input as never)) as unknown as
    | readonly AdminRecord[]
    | { items: readonly AdminRecord[] }
  return 'items' in answer ? answer.items : answer
}

const cacheKeyOf = ({ from, owner }: ChoiceSource) => (owner ? `${from} ${owner.from}` : from)

/**
 * The options of a source, read once for all fields; undefined while they load or where they may not be read.
 * Sources with `read` are searched instead, by `useSearchedOptions`.
 */
export function useChoiceOptions(source: ChoiceSource | undefined): {
  options: readonly Option[] | undefined
  hasFailed: boolean
} {
  const { personKey } = usePersonContext()
  const call = useCall()
  const { data, error } = useSWR<readonly Option[], ApiError>(
    source && !source.read && [personKey, cacheKeyOf(source), 'options'],
    () => (source ? readOptions(call, source) : []),
    { revalidateOnFocus: false },
  )
  // Options of records that the API does not have are no failure.
  return { options: data, hasFailed: error !== undefined && error.message !== 'NOT_OFFERED' }
}

/** The options of several fields, by field; those that may not be read are missing. */
export function useOptionsByField(
  choices: Readonly<Record<string, ChoiceSource | undefined>> = {},
): Readonly<Record<string, readonly Option[]>> | undefined {
  const { personKey } = usePersonContext()
  const call = useCall()
  const sources = Object.entries(choices).flatMap(([field, source]) =>
    source && !source.read ? [[field, source] as const] : [],
  )
  const { data } = useSWR<Record<string, readonly Option[]>, ApiError>(
    sources.length > 0 && [
      personKey,
      'options',
      ...sources.map(([field, source]) => `${field} ${cacheKeyOf(source)}`),
    ],
    async () => {
      const results = await Promise.allSettled(sources.map(([, source]) => readOptions(call, source)))
      return Object.fromEntries(
        results.flatMap((result, index) =>
          result.status === 'fulfilled' ? [[sources[index]?.[0] ?? '', result.value]] : [],
        ),
      )
    },
    { revalidateOnFocus: false },
  )
  return data
}
