import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChatMessage } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'
import { saveFile } from '@portico/core/files/saveFile'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { AttachmentButton } from '../conversation/AttachmentButton'
import type { TextKey } from '../texts'
import { keepPicture, keptPicture } from './pictures'

const pictureClass =
  'grid place-items-center w-64 max-w-full h-56 overflow-hidden rounded-control bg-sunken print:h-32'

/** The picture of a message, in a place of one height; pressing it saves the file. One that cannot be read is a file to download. */
export function AttachmentPicture({ message }: { message: ChatMessage }) {
  const t = useText<TextKey>()
  const { picture, address, hasFailed, fail } = usePicture(message.id)
  const name = message.documentName ?? ''
  if (hasFailed) return <AttachmentButton message={message} />
  if (!picture || !address)
    return (
      <div className={pictureClass}>
        <Loading label={t('CHAT.LOADING_PICTURE', { name })}>
          <Skeleton shape="block" height="14rem" width="16rem" />
        </Loading>
      </div>
    )
  return (
    <button
      type="button"
      className={pictureClass}
      aria-label={t('CHAT.PICTURE', { name })}
      title={name}
      onClick={() => saveFile(name, picture)}
    >
      <img className="size-full object-contain" src={address} alt="" onError={fail} />
    </button>
  )
}

/** Reads a picture with the session, once while it is kept. */
function usePicture(id: number) {
  const call = useCall()
  const [shown, setShown] = useState<{ picture: Blob; address: string }>()
  const [hasFailed, setHasFailed] = useState(false)
  const read = useEffectEvent(
    async (message: number) =>
      keptPicture(message) ??
      call('GET api/chat/messages/{id}/document', {
        capability: 'conversations',
        params: { id: message },
        file: true,
        quiet: true,
      }),
  )
  useEffect(() => {
    let isOver = false
    let created: string | undefined
    const show = (picture: Blob) => {
      keepPicture(id, picture)
      created = URL.createObjectURL(picture)
      setShown({ picture, address: created })
    }
    read(id).then(
      (picture) => (isOver ? undefined : show(picture)),
      () => (isOver ? undefined : setHasFailed(true)),
    )
    return () => {
      isOver = true
      if (created) URL.revokeObjectURL(created)
    }
  }, [id])
  return { ...shown, hasFailed, fail: () => setHasFailed(true) }
}
