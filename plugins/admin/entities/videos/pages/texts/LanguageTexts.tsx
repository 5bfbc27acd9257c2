import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { DropZone } from '@portico/admin/files/DropZone'
import { RecordSection } from '@portico/admin/frame/RecordPage'
import { parseCaptions } from '@schemas/rules/captions'
import { formatTime, type LineFault } from './chapterLines'
import type { TextDraft } from './useTextsDraft'
import type { TextKey } from '../../../../texts'

/** The server accepts no longer file. */
const MAX_LENGTH = 200_000

interface Props {
  /** Its name, in the language of the screen. */
  name: string
  draft: TextDraft
  fault: LineFault | undefined
  /** Seconds. */
  duration: number
  onChange: (to: Partial<TextDraft>) => void
}

/** Captions and chapters in one language. */
export function LanguageTexts({ name, draft, fault, duration, onChange }: Props) {
  const t = useText<TextKey>()
  return (
    <RecordSection aria-label={name}>
      <header>
        <h2 className="text-base/[1.5rem] font-strong focus:[outline:none]">{name}</h2>
      </header>
      <div className="stack">
        <Captions name={name} captions={draft.captions} onChange={(captions) => onChange({ captions })} />
        <TextArea
          label={t('ADMIN.VIDEOS.TEXTS.CHAPTERS')}
          hint={t('ADMIN.VIDEOS.TEXTS.CHAPTERS_HINT')}
          error={
            fault &&
            t(`ADMIN.VIDEOS.TEXTS.FAULT.${fault.kind}`, { line: fault.line, end: formatTime(duration) })
          }
          rows={5}
          optional
          value={draft.chapters}
          onChange={(chapters) => onChange({ chapters })}
        />
      </div>
    </RecordSection>
  )
}

interface CaptionsProps {
  name: string
  captions: string
  onChange: (captions: string) => void
}

function Captions({ name, captions, onChange }: CaptionsProps) {
  const t = useText<TextKey>()
  const [problem, setProblem] = useState<'NO_CUES' | 'TOO_LONG' | null>(null)
  const cues = parseCaptions(captions)
  const choose = async (file: File | undefined) => {
    if (!file) return
    const text = await file.text()
    const found = text.length > MAX_LENGTH ? 'TOO_LONG' : parseCaptions(text).length === 0 ? 'NO_CUES' : null
    setProblem(found)
    if (!found) onChange(text)
  }
  return (
    <div className="stack gap-3">
      <output>
        {captions === ''
          ? t('ADMIN.VIDEOS.TEXTS.NONE')
          : t('ADMIN.VIDEOS.TEXTS.COUNT', { count: cues.length, end: formatTime(cues.at(-1)?.end ?? 0) })}
      </output>
      {problem && (
        <Notice tone="danger" role="alert">
          {t(`ADMIN.VIDEOS.TEXTS.${problem}`)}
        </Notice>
      )}
      <DropZone
        title={t('ADMIN.VIDEOS.TEXTS.CHOOSE', { language: name })}
        hint={t('ADMIN.VIDEOS.TEXTS.FILE')}
        accept=".vtt,.srt,text/vtt"
        onFile={(file) => void choose(file)}
      />
      {captions !== '' && (
        <div className="flex items-center gap-3">
          <Button variant="quiet" size="sm" icon="trash-2" onClick={() => onChange('')}>
            {t('ADMIN.VIDEOS.TEXTS.REMOVE')}
          </Button>
        </div>
      )}
    </div>
  )
}
