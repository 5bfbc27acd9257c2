import './Field.css'

/** Class name of a label with its control, which `data-invalid` marks, for controls that no component has. */
export const fieldClass = 'field'
/** Class name of a control of one line. */
export const inputClass = 'input'
/** Class name of a control of several lines. */
export const textareaClass = 'textarea'
/** Class name of an error that belongs to no field. */
export const errorClass = 'field-error'
