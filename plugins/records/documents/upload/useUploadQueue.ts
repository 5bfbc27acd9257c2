import { useText } from '@portico/core/i18n/useText'
import { useEffect } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useHost } from '@portico/core/plugin/useHost'
import { useAtomValue } from '@portico/core/state/store'
import { toast } from '@portico/core/ui/feedback/toast'
import { checkFile, withExtension } from './checkFile'
import { addFiles, queueAtom, removeFile, retryFile, type QueueTools } from './queue'
import type { TextKey } from '../../texts'

/** C-091. */
const spreadsheetFeatures = ['prudential', 'allowSpreadsheetUploads']

/** The upload queue of the person, and what a page does with it. Leaving the site asks while files are on their way. */
export function useUploadQueue() {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const { features } = useHost()
  const files = useAtomValue(queueAtom)
  const takesSpreadsheets = spreadsheetFeatures.some((feature) => features.has(feature))
  const tools: QueueTools = {
    call,
    onDone: (isLast) => {
      if (isLast) toast({ tone: 'success', text: t('DOCUMENTS.TOASTER.SUCCESS') })
      void invalidate('api/documents')
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
  const isSending = files.some(({ state }) => state === 'sending' || state === 'waiting')
  useEffect(() => {
    if (!isSending) return undefined
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSending])
  return {
    files,
    takesSpreadsheets,
    add: async (added: readonly File[]) => {
      const files = await Promise.all(added.map(withExtension))
      addFiles(files, (file) => checkFile(file, takesSpreadsheets), tools)
    },
    remove: removeFile,
    retry: (id: number) => retryFile(id, tools),
  }
}

export type Uploads = ReturnType<typeof useUploadQueue>
