import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import type { LinkedAppointment } from '@schemas/generated/entities'

/** Why the link of a letter does nothing any more. */
const endings = ['APPOINTMENT_CANCELLED', 'APPOINTMENT_MOVED', 'APPOINTMENT_OVER', 'INVALID_TOKEN'] as const
export type Ending = (typeof endings)[number]

/** The ending that an error of the API names; undefined for any other error. */
export const endingOf = (error: unknown): Ending | undefined =>
  error instanceof ApiError ? endings.find((ending) => ending === error.message) : undefined

/** The appointment of a letter's link. The token is sent in a body, so that no log has it. */
export function useLinked(token: string) {
  const call = useCall()
  const [state, setState] = useState<{ linked?: LinkedAppointment; error?: unknown }>({})
  const read = useCallback(() => {
    if (token === '') return
    call('POST api/letter-links/read', { capability: 'letterLinks', body: { token }, quiet: true }).then(
      (linked) => setState({ linked }),
      (error: unknown) => setState({ error }),
    )
  }, [call, token])
  useEffect(read, [read])
  const retry = () => {
    setState({})
    read()
  }
  return { ...state, retry }
}
