import useSWR from 'swr'
import type { ApiError } from '@core/http/apiError'
import type { Call } from '@core/http/call'
import { useCall } from '@core/http/useCall'
import { usePersonContext } from '@core/session/personContext'
import type { AdminRecord, ChoiceSource } from '../entity'
import { toText } from '../values/toText'

export interface Option {
  value: unknown
  label: string
}

/** A record as something to choose. */
export const toOption = ({ label }: ChoiceSource, record: AdminRecord): Option => ({
  value: record['id'],
  label: label?.(record) ?? toText(record['name']),
})

/** All that a field is chosen from. Rejects with an `ApiError`. */
export const readOptions = async (call: Call, choices: ChoiceSource): Promise<Option[]> => {
  const { from, owner: of } = choices
  const [records, owners] = await Promise.all([
    readRecords(call, from),
    // Who may not read them chooses by the names alone.
    of ? readRecords(call, of.from).catch(() => []) : [],
  ])
  const ownerOf = new Map(owners.map(({ id, name }) => [id, toText(name)]))
  return records.map((record) => {
    const option = toOption(choices, record)
    const owner = of && ownerOf.get(record[of.field])
    return owner ? { ...option, label: `${option.label} · ${owner}` } : option
  })
}

/** Which operation it is, only the entity knows; all of them answer records. */
const readRecords = async (call: Call, from: ChoiceSource['from']): Promise<readonly AdminRecord[]> =>
  (await call(from, { quiet: true })) as unknown as readonly AdminRecord[]

const cacheKeyOf = ({ from, owner: of }: ChoiceSource) => (of ? `${from} ${of.from}` : from)

/**
 * What a field is chosen from, as it is read once for all fields; undefined while it is on its way or may not be read.
 * A list that is too long for that is asked for by `useFound`.
 */
export function useChoiceOptions(choices: ChoiceSource | undefined): {
  options: readonly Option[] | undefined
  failed: boolean
} {
  const { personKey: key } = usePersonContext()
  const call = useCall()
  const { data, error } = useSWR<readonly Option[], ApiError>(
    choices && !choices.read && [key, cacheKeyOf(choices), 'options'],
    () => (choices ? readOptions(call, choices) : []),
    { revalidateOnFocus: false },
  )
  return { options: data, failed: Boolean(error) }
}

/** The options of several fields, by their names; what may not be read is not there. */
export function useOptionsByField(
  choices: Readonly<Record<string, ChoiceSource>> = {},
): Readonly<Record<string, readonly Option[]>> | undefined {
  const { personKey: key } = usePersonContext()
  const call = useCall()
  const fields = Object.entries(choices).filter(([, { read }]) => !read)
  const { data } = useSWR<Record<string, readonly Option[]>, ApiError>(
    fields.length > 0 && [key, 'options', ...fields.map(([field, one]) => `${field} ${cacheKeyOf(one)}`)],
    async () => {
      const lists = await Promise.allSettled(fields.map(([, one]) => readOptions(call, one)))
      return Object.fromEntries(
        lists.flatMap((list, at) =>
          list.status === 'fulfilled' ? [[fields[at]?.[0] ?? '', list.value]] : [],
        ),
      )
    },
    { revalidateOnFocus: false },
  )
  return data
}
