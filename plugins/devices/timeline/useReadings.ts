import { useState } from 'react'
import type { Reading } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'

/** The readings that the server sends at once. */
const PART_LENGTH = 50
/** The parts that are asked for at once: a device measures many times a day. */
const PARTS_AT_ONCE = 4

const operation = 'GET api/vital-signs-measurements/readings'

/** The readings of the person, the newest first, and a function that loads older ones. */
export function useReadings() {
  const call = useCall()
  const { data, error, mutate } = useApi(operation, { capability: 'readings', quiet: true })
  const [older, setOlder] = useState<{ of: readonly Reading[] | undefined; list: readonly Reading[] }>()
  const [isEnd, setIsEnd] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  // If an answer has changed, the pages after it are requested again.
  const list = data && [...data, ...(older?.of === data ? older.list : [])]
  const hasMore = data?.length === PART_LENGTH && !(isEnd && older?.of === data)
  const loadMore = async () => {
    setState('busy')
    const added = older?.of === data ? [...(older?.list ?? [])] : []
    try {
      let isLast = false
      for (let part = 0; part < PARTS_AT_ONCE && !isLast; part += 1) {
        const before = (added.at(-1) ?? data?.at(-1))?.id
        const found = await call(operation, {
          capability: 'readings',
          query: before === undefined ? {} : { before },
          quiet: true,
        })
        added.push(...found)
        isLast = found.length < PART_LENGTH
      }
      setIsEnd(isLast)
      setState('idle')
    } catch {
      setState('failed')
    }
    setOlder({ of: data, list: added })
  }
  return { data: list, error, mutate, hasMore, state, loadMore }
}
