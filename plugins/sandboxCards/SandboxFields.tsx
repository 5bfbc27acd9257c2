import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useOptions } from '@portico/core/plugin/useHost'
import type { CardFieldsProps } from '@portico/cards/cardFields'
import { connect, type Connection } from './connect'
import type { TextKey } from './texts'

/** How long the frame may take to answer, in milliseconds. */
const TIMEOUT_MS = 20_000

/** The fields of the test provider, in a frame of another origin. */
export default function SandboxFields({ capture, onState, handle }: CardFieldsProps) {
  const t = useText<TextKey>()
  const { host } = useOptions('sandboxCards')
  const frame = useRef<HTMLIFrameElement>(null)
  const connection = useRef<Connection>(null)
  const [height, setHeight] = useState(0)
  const address = frameAddress(capture.frame, host)
  const say = useEffectEvent(onState)
  const isFramed = address !== null
  useEffect(() => {
    if (!isFramed) say('failed')
    const timer = setTimeout(() => {
      if (!connection.current?.isReady()) say('failed')
    }, TIMEOUT_MS)
    return () => {
      clearTimeout(timer)
      connection.current?.close()
      connection.current = null
    }
  }, [isFramed])
  useImperativeHandle(handle, () => ({
    submit: async () => connection.current?.submit() ?? { status: 'refused', reason: 'failed' },
  }))
  if (!address) return null
  const start = () => {
    connection.current?.close()
    const window = frame.current?.contentWindow
    if (!window) return
    connection.current = connect(
      window,
      { origin: address.origin, clientSecret: capture.clientSecret },
      { onState, onHeight: setHeight },
    )
  }
  return (
    <iframe
      ref={frame}
      className="w-full min-h-52 [border:0] [color-scheme:inherit]"
      title={t('SANDBOX_CARDS.FRAME')}
      src={address.href}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, the frame cannot remove its sandbox
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      height={height || undefined}
      onLoad={start}
    />
  )
}

/**
 * The address of the fields, if the tenant allows its host: https, or http on this machine. Null for any other: an answer of the
 * API shall not make the portal frame another site.
 */
export function frameAddress(address: string | null | undefined, host: string): URL | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  const isLocal = url.protocol === 'http:' && /(^|\.)localhost$/.test(url.hostname)
  return url.hostname === host && (url.protocol === 'https:' || isLocal) ? url : null
}
