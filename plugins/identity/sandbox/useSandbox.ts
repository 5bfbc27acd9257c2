import type { IdentitySide, SandboxOutcome } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import type { EngineProps } from '../flow/engineProps'

/** Why the server refuses a picture. */
export type PictureRefusal = 'NOT_A_PICTURE' | 'TOO_SMALL' | 'TOO_LARGE'

/** The calls of the sandbox. */
export function useSandbox({ runId: id, onDone, onError }: EngineProps) {
  const call = useCall()
  return {
    /** Sends a picture. Resolves to why it was refused; any other error ends the flow. */
    send: async (side: IdentitySide, body: File, onSent: () => void): Promise<PictureRefusal | null> => {
      try {
        const params = { id, side }
        await call('POST api/identity-checks/{id}/pictures/{side}', {
          capability: 'identityChecks',
          params,
          body,
          quiet: true,
        })
        onSent()
      } catch (error) {
        const refused = refusalOf(error)
        if (refused) return refused
        onError(error)
      }
      return null
    },
    complete: async (outcome: SandboxOutcome['outcome']): Promise<void> => {
      try {
        const body = { outcome }
        await call('POST api/identity-checks/{id}/completion', {
          capability: 'identityChecks',
          params: { id },
          body,
          quiet: true,
        })
        onDone()
      } catch (error) {
        onError(error)
      }
    },
  }
}

function refusalOf(error: unknown): PictureRefusal | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null
  if (error.message === 'MAX_EXCEEDED') return 'TOO_LARGE'
  return error.details?.['reason'] === 'TOO_SMALL' ? 'TOO_SMALL' : 'NOT_A_PICTURE'
}
