import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { toast } from '@portico/core/ui/feedback/toast'
import { toDraft, toRequest } from '../data/draft'
import type { PersonalDataForm } from '../data/usePersonalData'
import type { TextKey } from '../texts'

/** Saves or removes the photo of a person at once, and leaves the other data as they were saved. */
export function useSavePhoto(form: PersonalDataForm) {
  const t = useText<TextKey>()
  const call = useCall()
  const { language } = useLanguage()
  const { data: user = form.user, mutate } = useApi('GET api/users/data', {})
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  /** Takes a file, or null for no photo. Resolves to whether it is saved. */
  const save = async (file: Promise<File> | null): Promise<boolean> => {
    setIsBusy(true)
    setHasFailed(false)
    try {
      const thumbnailId = file && (await call('POST api/thumbnails', { body: await file, quiet: true }))
      const body = { ...toRequest(toDraft(user, language), user, language), thumbnailId }
      await call('PUT api/users', { body, quiet: true })
      form.refresh(await mutate())
      toast({ tone: 'success', text: t(file ? 'PROFILE.PHOTO.SAVED' : 'PROFILE.PHOTO.REMOVED') })
      return true
    } catch {
      setHasFailed(true)
      // Somebody may have saved other data meanwhile: the next attempt starts from them.
      void mutate()
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { user, isBusy, hasFailed, save }
}
