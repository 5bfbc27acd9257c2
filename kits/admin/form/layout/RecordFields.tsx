import type { RJSFSchema } from '@rjsf/utils'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { useMemo } from 'react'
import type { AdminEntity, AdminRecord } from '../../entity'
import { useAdminText } from '../../texts'
import type { RecordFormController } from '../useRecordForm'
import { createUiSchema, ThemedForm } from './formTheme'

interface Props {
  id: string
  form: RecordFormController
  entity: AdminEntity
  onSave: () => Promise<void>
}

const defaultsBehavior = { emptyObjectFields: 'skipDefaults' } as const

/** The fields of a record, rendered by the form library from the entity's schema. */
export function RecordFields({ id, form, entity, onSave }: Props) {
  const t = useAdminText()
  const uiSchema = useMemo(() => createUiSchema(entity), [entity])
  const validator = useMemo(
    () => createPrecompiledValidator<AdminRecord>(entity.form.validators, entity.form.schema as RJSFSchema),
    [entity],
  )
  return (
    <ThemedForm
      id={id}
      className="grid min-w-0"
      aria-label={t('ADMIN.FORM.LABEL')}
      schema={entity.form.schema as RJSFSchema}
      uiSchema={uiSchema}
      validator={validator}
      formData={form.data}
      experimental_defaultFormStateBehavior={defaultsBehavior}
      noHtml5Validate
      noValidate
      showErrorList={false}
      onChange={({ formData }) => formData && form.change(formData)}
      onBlur={(fieldId) => form.touch(fieldId.split('_')[1] ?? '')}
      onSubmit={() => void onSave()}
    >
      {/* The save bar has the submit button. */}
      <></>
    </ThemedForm>
  )
}
