import useSWR from 'swr'
import type { ApiFault } from '../../http/fault'
import type { Call } from '../../http/call'
import { useCall } from '../../http/useCall'
import { usePerson } from '../../session/usePerson'
import type { AdminRecord, Choices } from '../entity'
import { plain } from './plain'

export interface Option {
  value: unknown
  label: string
}

/** A record as something to choose. */
export const optionOf = ({ label }: Choices, record: AdminRecord): Option => ({
  value: record['id'],
  label: label?.(record) ?? plain(record['name']),
})

/** Which operation it is, only the entity knows; all of them answer records. */
const readAll = async (call: Call, choices: Choices): Promise<Option[]> => {
  const records = (await call(choices.from, { quiet: true })) as unknown as readonly AdminRecord[]
  return records.map((record) => optionOf(choices, record))
}

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
    choices && !choices.read && [key, choices.from, 'options'],
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
    fields.length > 0 && [key, 'options', ...fields.map(([field, { from }]) => `${field} ${from}`)],
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
