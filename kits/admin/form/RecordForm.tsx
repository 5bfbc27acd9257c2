import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import type { RJSFSchema } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import { useLanguage } from '@core/i18n/useLanguage'
import { useRoute } from '@core/routing/useRoute'
import { useGo } from '@core/routing/useGo'
import { Button } from '@core/ui/actions/Button'
import { cx } from '@core/ui/cx'
import { ErrorSummary } from '@core/ui/forms/ErrorSummary'
import { toast } from '@core/ui/feedback/toast'
import { recordName, type AdminEntity, type AdminRecord } from '../entity'
import { RecordHeading } from '../frame/RecordHeading'
import { useShortcut } from '../shortcuts/useShortcut'
import { RecordTabs } from '../RecordTabs'
import { recordPath, type ListSection } from '../section'
import { useAdminText, useFieldTexts } from '../texts'
import { ConflictDialog } from './conflict/ConflictDialog'
import { formatErrorParams } from './formErrors'
import { controlId, FormViewContext, type FormView } from './FormView'
import { HistoryPanel } from './history/HistoryPanel'
import { LeaveDialog } from './saving/LeaveDialog'
import { RecordPager } from '../list/neighbours/RecordPager'
import { FormSidebar } from './layout/FormSidebar'
import { SaveBar } from './saving/SaveBar'
import { ThemedForm, createUiSchema } from './layout/formTheme'
import { useRecordForm } from './useRecordForm'

interface Props {
  section: ListSection
  entity: AdminEntity
  id: string | null
  record: AdminRecord
}

const formId = 'record'
const untouched = { emptyObjectFields: 'skipDefaults' } as const

/** A record with its sections, what is wrong with them, its history, and the bar that saves (ADMIN-018). */
export function RecordForm({ section, entity, id, record }: Props) {
  const t = useAdminText()
  const texts = useFieldTexts(entity.name)
  const { language } = useLanguage()
  const go = useGo()
  const { id: route } = useRoute()
  const [history, showHistory] = useState(false)
  const form = useRecordForm({ entity, id, record })
  useShortcut('h', () => showHistory(id !== null && !history))
  const save = async () => {
    const made = await form.save()
    if (made === null || id !== null) return
    toast({ tone: 'success', text: t('ADMIN.FORM.CREATED') })
    go(route, { params: { '*': recordPath(section, made) ?? section.path }, replace: true })
  }
  const leave = () => {
    form.discard()
    go(route, { params: { '*': section.path } })
  }
  const { opened, changed, findings } = form
  const view: FormView = {
    entity,
    texts,
    original: opened,
    isNew: id === null,
    changed,
    errorOf: (field) => {
      const finding = findings.find((one) => one.field === field)
      return finding && texts.error(field, finding.keyword, formatErrorParams(finding.params, language))
    },
    revert: form.revert,
    update: form.fill,
  }
  const name = recordName(entity, opened)
  return (
    <FormViewContext value={view}>
      <LeaveDialog isDirty={form.isDirty} onSave={form.save} onDiscard={form.discard} />
      <div className={cx('a-form', history && 'has-panel')}>
        <header className="a-rec">
          <RecordHeading
            entity={entity}
            name={id === null ? t('ADMIN.FORM.NEW') : name}
            record={id === null ? null : opened}
          />
          {id !== null && <RecordPager section={section} entity={entity} id={id} />}
          {id !== null && (
            <Button
              variant="secondary"
              icon="clock"
              aria-keyshortcuts="H"
              aria-expanded={history}
              onClick={() => showHistory(!history)}
            >
              {t('ADMIN.FORM.HISTORY')}
            </Button>
          )}
        </header>
        {id !== null && <RecordTabs section={section} id={id} />}
        <ErrorSummary
          attempt={form.attempt}
          title={t('ADMIN.FORM.NOT_SAVED')}
          errors={
            form.attempt === 0
              ? []
              : findings.map(({ field }) => ({ field: field && controlId(field), text: lineOf(view, field) }))
          }
        />
        <div className="a-cols">
          <RecordFields form={form} entity={entity} onSave={save} />
          <FormSidebar
            id={id}
            name={name}
            record={form.data}
            findings={findings}
            onDeleted={leave}
            onActed={form.refresh}
          />
        </div>
      </div>
      <SaveBar form={form} formId={formId} onSave={save} />
      {history && id !== null && (
        <HistoryPanel id={id} onRestore={form.restore} onClose={() => showHistory(false)} />
      )}
      <ConflictDialog form={form} />
    </FormViewContext>
  )
}

/** What the summary says of a finding: the field and the sentence; the sentence alone for the whole record. */
function lineOf({ texts, errorOf }: FormView, field: string): string {
  const sentence = errorOf(field) ?? ''
  return field ? `${texts.label(field)}: ${sentence}` : sentence
}

interface FieldsProps {
  form: ReturnType<typeof useRecordForm>
  entity: AdminEntity
  onSave: () => Promise<void>
}

function RecordFields({ form, entity, onSave }: FieldsProps) {
  const t = useAdminText()
  const uiSchema = useMemo(() => createUiSchema(entity), [entity])
  const validator = useMemo(
    () => createPrecompiledValidator<AdminRecord>(entity.form.validators, entity.form.schema as RJSFSchema),
    [entity],
  )
  return (
    <ThemedForm
      id={formId}
      className="a-form-main"
      aria-label={t('ADMIN.FORM.LABEL')}
      schema={entity.form.schema as RJSFSchema}
      uiSchema={uiSchema}
      validator={validator}
      formData={form.data}
      experimental_defaultFormStateBehavior={untouched}
      noHtml5Validate
      noValidate
      showErrorList={false}
      onChange={({ formData }) => formData && form.change(formData)}
      onBlur={(id) => form.touch(id.split('_')[1] ?? '')}
      onSubmit={() => void onSave()}
    >
      {/* The button stands in the bar. */}
      <></>
    </ThemedForm>
  )
}
