import { useText } from '@portico/core/i18n/useText'
import { useId, useRef, useState, type FormEvent } from 'react'
import { TemplatesPart } from '@portico/calls/templates/TemplatesPart'
import { useFormDraft } from '@portico/core/session/useFormDraft'
import { usePersonContext } from '@portico/core/session/personContext'
import { Button } from '@portico/core/ui/actions/Button'
import { FieldError } from '@portico/core/ui/forms/Field'
import { textareaClass } from '@portico/core/ui/forms/inputClass'
import type { ConversationKey } from '../conversationKey'
import type { OtherSide } from '../otherSide'
import { addUnsent } from '../outbox/outbox'
import { AttachField } from './AttachField'
import type { ChosenAttachment } from './attachment'
import { ChosenFile } from './ChosenFile'
import { ComposerFoot } from './ComposerFoot'
import { excessOf, MAX_LENGTH } from './length'
import { isSendKey } from './sendKey'
import { useNotify } from './useNotify'
import type { TextKey } from '../texts'

interface Props {
  conversation: ConversationKey
  who: OtherSide
  isProfessional: boolean
}

/** The field to write in. What is typed survives a reload; what is sent waits for the connection. */
export function Composer({ conversation, who, isProfessional }: Props) {
  const t = useText<TextKey>()
  const composer = useComposer(conversation, isProfessional)
  const { text, setText, file, chooseFile, send, notify } = composer
  const field = useRef<HTMLTextAreaElement>(null)
  const errorId = useId()
  const excessId = useId()
  const excess = excessOf(text)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    send()
    field.current?.focus()
  }
  return (
    <form
      className="grid gap-2 p-3 bg-raised hairline-t [&_.textarea]:flex-1 [&_.textarea]:min-w-0 [&_.textarea]:min-h-12 [&_.textarea]:max-h-36 [&_.textarea]:resize-none [&_.textarea]:[field-sizing:content] max-desk:pb-[calc(0.75rem_+_env(safe-area-inset-bottom))] desk:py-4 desk:px-5"
      aria-label={t('CHAT.WRITE')}
      onSubmit={submit}
    >
      {file && <ChosenFile file={file} errorId={errorId} onRemove={() => chooseFile(null)} />}
      <div className="flex items-end gap-2">
        <AttachField onChoose={chooseFile} />
        <textarea
          ref={field}
          className={textareaClass}
          rows={1}
          aria-invalid={excess > 0 || undefined}
          aria-describedby={excess > 0 ? excessId : undefined}
          aria-label={t('CHAT.YOUR_MESSAGE')}
          placeholder={who.name ? t('CHAT.WRITE_TO', { name: who.name }) : t('CHAT.WRITE')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => isSendKey(event) && hasMouse() && submit(event)}
        />
        <Button
          type="submit"
          icon="send"
          className="flex-none min-h-12 max-desk:[&_.btn-face>span]:size-px max-desk:[&_.btn-face>span]:absolute max-desk:[&_.btn-face>span]:overflow-hidden max-desk:[&_.btn-face>span]:[clip-path:inset(50%)] max-desk:w-12 max-desk:p-0"
        >
          <span>{t('CHAT.SEND')}</span>
        </Button>
      </div>
      {excess > 0 && (
        <FieldError
          id={excessId}
          error={t('CHAT.TOO_LONG', { count: excess, max: MAX_LENGTH })}
          role="alert"
        />
      )}
      {isProfessional && <TemplatesPart kind="message" max={MAX_LENGTH} text={text} onChange={setText} />}
      <ComposerFoot isProfessional={isProfessional} who={who} notify={notify} />
    </form>
  )
}

/** On a touch screen Enter begins a new line. */
const hasMouse = (): boolean => matchMedia('(pointer: fine)').matches

function useComposer(conversation: ConversationKey, isProfessional: boolean) {
  const { personKey } = usePersonContext()
  const notify = useNotify(isProfessional)
  const draft = useFormDraft(`chat ${conversation.professionalId} ${conversation.patientId}`, () => ({
    text: '',
  }))
  const [chosen, setChosen] = useState<ChosenAttachment | null>(null)
  const { text } = draft.value
  const send = () => {
    const content = text.trim()
    if ((content === '' && !chosen) || chosen?.refusal || excessOf(text) > 0) return
    const { file } = chosen ?? {}
    const unsent = {
      ...conversation,
      clientId: crypto.randomUUID(),
      isProfessional,
      content,
      timestamp: new Date().toISOString(),
      state: 'waiting' as const,
      ...(notify.value !== undefined && { notifyClient: notify.value }),
      ...(file && { file: { name: file.name, size: file.size } }),
    }
    addUnsent(personKey, unsent, file)
    draft.change({ text: '' })
    draft.forget()
    setChosen(null)
  }
  return {
    text,
    setText: (value: string) => draft.change({ text: value }),
    file: chosen,
    chooseFile: setChosen,
    send,
    notify,
  }
}
