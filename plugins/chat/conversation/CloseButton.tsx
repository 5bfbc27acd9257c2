import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { ChatConversation } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import type { ConversationKey } from '../conversationKey'
import type { TextKey } from '../texts'

interface Props {
  conversation: ConversationKey
  about: ChatConversation
  name: string
}

/** Closes a conversation after a question, or opens it again. For the professional. */
export function CloseButton({ conversation, about, name }: Props) {
  const t = useText<TextKey>()
  const [isAsking, setIsAsking] = useState(false)
  const { busy, setClosed } = useSetClosed(conversation)
  const isOffered = useCapability('conversations')
  const isClosed = Boolean(about.closedAt)
  if (!isOffered) return null
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        onClick={() => (isClosed ? void setClosed(false).catch(() => undefined) : setIsAsking(true))}
      >
        {t(isClosed ? 'CHAT.REOPEN' : 'CHAT.CLOSE')}
      </Button>
      <ConfirmDialog
        title={t('CHAT.CLOSE_TITLE', { name })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        confirm={t('CHAT.CLOSE_CONFIRM')}
        confirmBusy={t('CHAT.CLOSING')}
        keep={t('CHAT.KEEP')}
        tone="primary"
        onConfirm={() => setClosed(true)}
      >
        <p>{t('CHAT.CLOSE_TEXT')}</p>
      </ConfirmDialog>
    </>
  )
}

function useSetClosed({ patientId, professionalId }: ConversationKey) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState(false)
  const setClosed = async (isClosed: boolean) => {
    setBusy(true)
    try {
      const body = { userId: patientId, professionalId, isClosed }
      await call('PUT api/chat/closed', { capability: 'conversations', body, quiet: true })
      await invalidate('api/chat/messages-user')
    } catch (error) {
      toast({ tone: 'error', text: t('CHAT.CLOSE_FAILED') })
      throw error
    } finally {
      setBusy(false)
    }
  }
  return { busy, setClosed }
}
