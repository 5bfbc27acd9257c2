import useSWR from 'swr'
import type { ApiFault } from '@core/http/apiError'
import type { Call } from '@core/http/call'
import { useCall } from '@core/http/useCall'
import { usePerson } from '@core/session/personContext'
import type { AdminRecord, Choices } from '../entity'
import { plain } from '../values/toText'

export interface Option {
  value: unknown
  label: string
}

/** A record as something to choose. */
export const optionOf = ({ label }: Choices, record: AdminRecord): Option => ({
  value: record['id'],
  label: label?.(record) ?? plain(record['name']),
})

/** All that a field is chosen from. Rejects with an `ApiFault`. */
export const readAll = async (call: Call, choices: Choices): Promise<Option[]> => {
  const { from, of } = choices
  const [records, owners] = await Promise.all([
    read(call, from),
    // Who may not read them chooses by the names alone.
    of ? read(call, of.from).catch(() => []) : [],
  ])
  const ownerOf = new Map(owners.map(({ id, name }) => [id, plain(name)]))
  return records.map((record) => {
    const option = optionOf(choices, record)
    const owner = of && ownerOf.get(record[of.field])
    return owner ? { ...option, label: `${option.label} · ${owner}` } : option
  })
}

/** Which operation it is, only the entity knows; all of them answer records. */
const read = async (call: Call, from: Choices['from']): Promise<readonly AdminRecord[]> =>
  (await call(from, { quiet: true })) as unknown as readonly AdminRecord[]

const sourceOf = ({ from, of }: Choices) => (of ? `${from} ${of.from}` : from)

/**
 * What a field is chosen from, as it is read once for all fields; undefined while it is on its way or may not be read.
 * A list that is too long for that is asked for by `useFound`.
 */
export function useOptions(choices: Choices | undefined): {
  options: readonly Option[] | undefined
  failed: boolean
} {
  const { key } = usePerson()
  const call = useCall()
  const { data, error } = useSWR<readonly Option[], ApiFault>(
    choices && !choices.read && [key, sourceOf(choices), 'options'],
    () => (choices ? readAll(call, choices) : []),
    { revalidateOnFocus: false },
  )
  return { options: data, failed: Boolean(error) }
}

/** The options of several fields, by their names; what may not be read is not there. */
export function useOptionLists(
  choices: Readonly<Record<string, Choices>> = {},
): Readonly<Record<string, readonly Option[]>> | undefined {
  const { key } = usePerson()
  const call = useCall()
  const fields = Object.entries(choices).filter(([, { read }]) => !read)
  const { data } = useSWR<Record<string, readonly Option[]>, ApiFault>(
    fields.length > 0 && [key, 'options', ...fields.map(([field, one]) => `${field} ${sourceOf(one)}`)],
    async () => {
      const lists = await Promise.allSettled(fields.map(([, one]) => readAll(call, one)))
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
