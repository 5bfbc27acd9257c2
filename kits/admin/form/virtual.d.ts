/** The schema and the compiled validator of an entity, by the name of its schema: made by src/build/entityForms.ts. */
declare module 'virtual:form/*' {
  import type { EntityForm } from '../entity'

  const form: EntityForm
  export default form
}
