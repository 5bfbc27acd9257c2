import { useText } from '@portico/core/i18n/useText'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { LeaveDialog } from '@portico/admin/form/saving/LeaveDialog'
import { LanguageTexts } from './LanguageTexts'
import { useTextsDraft, type EditedVideo, type TextsEdit } from './useTextsDraft'
import type { TextKey } from '../../../../texts'

/** Edits the texts of a video. One button saves all languages. */
export function TextsEditor({ video }: { video: EditedVideo }) {
  const t = useText<TextKey>()
  const { language: shown } = useLanguage()
  const edit = useTextsDraft(video)
  const names = new Intl.DisplayNames(shown, { type: 'language' })
  const nameOf = (language: string) => {
    const name = names.of(language) ?? language
    return name.charAt(0).toLocaleUpperCase(shown) + name.slice(1)
  }
  return (
    <>
      {video.languages.map((language) => (
        <LanguageTexts
          key={language}
          name={nameOf(language)}
          draft={edit.draft(language)}
          fault={edit.fault(language)}
          duration={video.duration}
          onChange={(to) => edit.change(language, to)}
        />
      ))}
      <Status edit={edit} />
      <div className="flex items-center gap-3">
        <Button
          busy={edit.status === 'busy'}
          disabled={!edit.isDirty || video.languages.some((language) => edit.fault(language))}
          onClick={() => void edit.save()}
        >
          {t('ADMIN.VIDEOS.TEXTS.SAVE')}
        </Button>
      </div>
      <LeaveDialog isDirty={edit.isDirty} onSave={edit.save} onDiscard={() => void edit.discard()} />
    </>
  )
}

/** What became of the last save. */
function Status({ edit: { status, discard } }: { edit: TextsEdit }) {
  const t = useText<TextKey>()
  if (status === 'conflict')
    return (
      <Notice
        tone="warning"
        role="alert"
        action={
          <Button variant="secondary" size="sm" onClick={() => void discard()}>
            {t('ADMIN.VIDEOS.TEXTS.TAKE_THEIRS')}
          </Button>
        }
      >
        {t('ADMIN.VIDEOS.TEXTS.CONFLICT')}
      </Notice>
    )
  if (status === 'failed')
    return (
      <Notice tone="danger" role="alert">
        {t('ADMIN.VIDEOS.TEXTS.NOT_SAVED')}
      </Notice>
    )
  return (
    <div aria-live="polite">
      {status === 'saved' && <Notice tone="success">{t('ADMIN.VIDEOS.TEXTS.SAVED')}</Notice>}
    </div>
  )
}
