import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Icon } from '@portico/core/ui/media/Icon'
import type { EngineProps } from '../flow/engineProps'
import { FlowError } from '../flow/flowError'
import { useFrame } from './useFrame'
import type { TextKey } from '../texts'

/** The engine of Onfido: its software runs in a page of another origin, which cannot read the session (decision 214). */
export default function OnfidoCheck(props: EngineProps) {
  const { identityCheck } = useTenant().addresses
  const refuse = useEffectEvent(() => props.onError(new FlowError('TASK_NOT_SUPPORTED')))
  useEffect(() => {
    if (identityCheck === undefined) refuse()
  }, [identityCheck])
  return identityCheck === undefined ? null : <Frame {...props} address={identityCheck} />
}

function Frame({ address, ...engine }: EngineProps & { address: string }) {
  const t = useText<TextKey>()
  const frame = useRef<HTMLIFrameElement>(null)
  const { origin } = new URL(address, location.href)
  useFrame(frame, origin, engine)
  return (
    <section className="stack gap-3" aria-label={t('IDENTITY.FRAME')}>
      <p className="flex items-center gap-3 text-muted">
        <Icon name="lock" />
        <span>{t('IDENTITY.FRAME_NOTE')}</span>
      </p>
      <iframe
        className="w-full h-176 max-h-[85vh] [border:0] rounded-card bg-raised"
        ref={frame}
        src={address}
        title={t('IDENTITY.FRAME')}
        allow="camera; microphone; fullscreen"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the page has another origin, which its software needs
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      />
    </section>
  )
}
