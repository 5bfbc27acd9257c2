import './Field.css'

/** Class name of a label with its control, which `data-invalid` marks, for controls that no component has. */
export const fieldClass = 'field'
/** Class name of a control of one line. */
export const inputClass = 'input'
/** Class name of a control of several lines. */
export const textareaClass = 'textarea'
/** Class name of an error that belongs to no field. */
export const errorClass = 'field-error'
/** Class name of a control with an icon or a button inside. */
export const inputGroupClass = 'input-group'
/** Class name of the name of a control, which marks that its value has changed. */
export const labelClass = 'field-label'
