import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { EngineProps } from '../flow/engineProps'
import { readMessage } from './messages'

/**
 * Talks to the page of the service. The token goes to that page only, when it asks, and nobody else's messages are read.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  { applicantId, runId, onDone, onLeave, onError }: EngineProps,
): void {
  const call = useCall()
  const { language } = useLanguage()
  const begin = async (page: Window) => {
    try {
      const token = await call('GET api/onfido/web-sdk-token/{id}', {
        params: { id: applicantId },
        quiet: true,
      })
      page.postMessage({ portico: 'begin', token, runId, language }, origin)
    } catch (error) {
      onError(error)
    }
  }
  const receive = useEffectEvent((event: MessageEvent) => {
    const page = frame.current?.contentWindow
    if (!page || event.source !== page || event.origin !== origin) return
    const message = readMessage(event.data)
    if (message?.kind === 'ready') void begin(page)
    if (message?.kind === 'done') onDone()
    if (message?.kind === 'left') onLeave()
    if (message?.kind === 'failed') onError(message.error)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
}
