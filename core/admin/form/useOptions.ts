import useSWR from 'swr'
import type { ApiFault } from '../../http/fault'
import { useCall } from '../../http/useCall'
import { usePerson } from '../../session/usePerson'
import type { AdminRecord, Choices } from '../entity'

export interface Option {
  value: unknown
  label: string
}

/** What a field is chosen from, as it is read once for all fields; undefined while it is on its way or may not be read. */
export function useOptions(choices: Choices | undefined): {
  options: readonly Option[] | undefined
  failed: boolean
} {
  const { key } = usePerson()
  const call = useCall()
  const { data, error } = useSWR<readonly AdminRecord[], ApiFault>(
    choices && [key, choices.from, 'options'],
    // Which operation it is, only the entity knows; all of them answer records with an id and a name.
    async () => (await call(choices?.from ?? 'GET api/users/data', { quiet: true })) as never,
    { revalidateOnFocus: false },
  )
  const options = data?.map(({ id, name }) => ({ value: id, label: String(name) }))
  return { options, failed: Boolean(error) }
}
