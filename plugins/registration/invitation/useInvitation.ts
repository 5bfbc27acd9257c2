import { useEffect, useEffectEvent, useState } from 'react'
import type { Invitation } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { refusalOf, type Refusal } from '../rules/refusal'

/** The link of the letter. */
export interface InvitationLink {
  userId: string
  token: string
}

/** What the page knows of an invitation: `unknown` is a link that leads to none. */
export type InvitationReading =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed'; message: NonNullable<Refusal['message']> }
  | { state: 'read'; invitation: Invitation }

/** Reads the invitation of a link once. Reading changes nothing. */
export function useInvitation(link: InvitationLink): InvitationReading {
  const call = useCall()
  const isWhole = link.userId !== '' && link.token !== ''
  const [reading, setReading] = useState<InvitationReading>({ state: isWhole ? 'loading' : 'unknown' })
  const read = useEffectEvent(() => {
    if (!isWhole) return
    call('POST api/independent-users/read-invitation', {
      capability: 'familyInvitations',
      body: link,
      quiet: true,
    }).then(
      (invitation) => setReading({ state: 'read', invitation }),
      (error: unknown) => {
        const isUnknown = error instanceof ApiError && error.status === 400
        const message = refusalOf(error).message ?? { key: 'REGISTER.ERRORS.GENERAL' as const }
        setReading(isUnknown ? { state: 'unknown' } : { state: 'failed', message })
      },
    )
  })
  useEffect(() => read(), [])
  return reading
}
