import { useState } from 'react'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { toast } from '@portico/core/ui/feedback/toast'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { RecordPage } from '../frame/RecordPage'
import { recordName, type AdminEntity, type AdminRecord } from '../entity'
import { recordPath, type ListSection } from '../section'
import { useShortcut } from '../shortcuts/useShortcut'
import { useAdminText, useFieldTexts } from '../texts'
import { ConflictDialog } from './conflict/ConflictDialog'
import { LostDialog } from './conflict/LostDialog'
import { formatErrorParams } from './formErrors'
import { controlId, FormViewContext, useFormView, type FormView } from './FormView'
import { RecordHistoryPanel } from './history/RecordHistoryPanel'
import { FormHeader } from './layout/FormHeader'
import { FormSidebar } from './layout/FormSidebar'
import { RecordFields } from './layout/RecordFields'
import { LeaveDialog } from './saving/LeaveDialog'
import { SaveBar } from './saving/SaveBar'
import { useRecordForm, type RecordFormController } from './useRecordForm'

interface Props {
  section: ListSection
  entity: AdminEntity
  /** Null: a new record. */
  id: string | null
  record: AdminRecord
}

const formId = 'record'

/** The form of a record with its errors, history, actions and save bar. */
export function RecordForm({ section, entity, id, record }: Props) {
  const form = useRecordForm({ entity, id, record })
  const view = useView(entity, id, form)
  const { save, leave, openCreated } = useNavigation(section, id, form)
  const [showsHistory, setShowsHistory] = useState(false)
  const hasHistory = useCapability('audit') && id !== null
  const toggleHistory = () => setShowsHistory(hasHistory && !showsHistory)
  useShortcut('h', toggleHistory)
  return (
    <FormViewContext value={view}>
      <LeaveDialog isDirty={form.isDirty} onSave={form.save} onDiscard={form.discard} />
      <RecordPage hasPanel={showsHistory}>
        <FormHeader
          section={section}
          id={id}
          showsHistory={showsHistory}
          onToggleHistory={hasHistory ? toggleHistory : null}
        />
        <Errors form={form} />
        <div className="grid gap-8 items-start print:block desk:grid-cols-[minmax(0,1fr)_15rem] desk:group-data-panel/record:grid-cols-[minmax(0,1fr)]">
          <RecordFields id={formId} form={form} entity={entity} onSave={save} />
          <FormSidebar
            id={id}
            name={recordName(entity, form.original)}
            record={form.data}
            errors={form.errors}
            onDeleted={leave}
            onActionDone={form.refresh}
          />
        </div>
      </RecordPage>
      <SaveBar form={form} formId={formId} hasPanel={showsHistory} onSave={save} />
      {showsHistory && id !== null && (
        <RecordHistoryPanel id={id} onRestore={form.restore} onClose={() => setShowsHistory(false)} />
      )}
      <ConflictDialog form={form} />
      <LostDialog form={form} onCreated={section.forms?.create ? openCreated : undefined} />
    </FormViewContext>
  )
}

function useView(entity: AdminEntity, id: string | null, form: RecordFormController): FormView {
  const texts = useFieldTexts(entity.name)
  const { language } = useLanguage()
  const { original, data, changed, errors, revert, update } = form
  return {
    entity,
    texts,
    original,
    data,
    isNew: id === null,
    changed,
    errorOf: (field) => {
      const error = errors.find((candidate) => candidate.field === field)
      return error && texts.error(field, error.keyword, formatErrorParams(error.params, language))
    },
    revert,
    update,
  }
}

/** Saves and leaves the form; a created record opens at its own address. */
function useNavigation(section: ListSection, id: string | null, form: RecordFormController) {
  const t = useAdminText()
  const go = useGoIfHere()
  const { id: route } = useRoute()
  const openCreated = (created: string) => {
    toast({ tone: 'success', text: t('ADMIN.FORM.CREATED') })
    const path = created === '' ? undefined : recordPath(section, created)
    go(route, { params: { '*': path ?? section.path }, replace: true })
  }
  return {
    openCreated,
    save: async () => {
      const savedId = await form.save()
      if (savedId !== null && id === null) openCreated(savedId)
    },
    leave: () => {
      form.discard()
      go(route, { params: { '*': section.path } })
    },
  }
}

function Errors({ form: { attempts, errors } }: { form: RecordFormController }) {
  const t = useAdminText()
  const { texts, errorOf } = useFormView()
  const lineOf = (field: string) => {
    const sentence = errorOf(field) ?? ''
    return field ? `${texts.label(field)}: ${sentence}` : sentence
  }
  const lines = errors.map(({ field }) => ({ field: field && controlId(field), text: lineOf(field) }))
  return (
    <ErrorSummary attempt={attempts} title={t('ADMIN.FORM.NOT_SAVED')} errors={attempts === 0 ? [] : lines} />
  )
}
