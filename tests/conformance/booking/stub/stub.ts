/** What a back end in one file needs. It does not depend on the test runner, so stories in a browser can use it too. */
export { apiStub, contractStub } from './operations'
export { Refusal } from './refusal'
export { startStub, type Stub } from './startStub'
