import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useState } from 'react'
import type { IdentitySide } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { TextKey } from '../texts'

interface Props {
  id: string
  side: IdentitySide
}

/** A picture of a check, with its name and a way to load it again. */
export function IdentityReviewPicture({ id, side }: Props) {
  const t = useText<TextKey>()
  const [attempt, setAttempt] = useState(0)
  return (
    <figure>
      <Picture key={attempt} id={id} side={side} onRetry={() => setAttempt(attempt + 1)} />
      <figcaption className="text-sm text-muted">{t(`IDENTITY.STEP.${side}`)}</figcaption>
    </figure>
  )
}

function Picture({ onRetry, ...props }: Props & { onRetry: () => void }) {
  const t = useText<TextKey>()
  const { address, hasFailed } = usePicture(props)
  if (address)
    return (
      <img className="block w-full max-h-104 object-contain rounded-control bg-sunken" src={address} alt="" />
    )
  if (!hasFailed)
    return (
      <Loading>
        <Skeleton shape="block" height="10rem" />
      </Loading>
    )
  const again = (
    <Button variant="quiet" icon="refresh-cw" onClick={onRetry}>
      {t('IDENTITY.RELOAD')}
    </Button>
  )
  return (
    <Notice tone="danger" action={again}>
      {t('IDENTITY.REVIEW.NO_PICTURE')}
    </Notice>
  )
}

/** Reads a picture with the session. It is kept only while it is shown, and in no cache. */
function usePicture({ id, side }: Props) {
  const call = useCall()
  const [address, setAddress] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const read = useEffectEvent(() =>
    call('GET api/identity-checks/{id}/pictures/{side}', {
      capability: 'identityChecks',
      params: { id, side },
      file: true,
      quiet: true,
    }),
  )
  useEffect(() => {
    let isOver = false
    let created: string | undefined
    const show = (picture: Blob) => {
      created = URL.createObjectURL(picture)
      setAddress(created)
    }
    read().then(
      (picture) => (isOver ? undefined : show(picture)),
      () => (isOver ? undefined : setHasFailed(true)),
    )
    return () => {
      isOver = true
      if (created) URL.revokeObjectURL(created)
    }
  }, [])
  return { address, hasFailed }
}
