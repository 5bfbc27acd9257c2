/** The area and its sections are one file: the first list waits for one answer less. */
export { default } from '@portico/admin/AdminArea'
export { default as sections } from '../sections'
