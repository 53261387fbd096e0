/* A browser on a busy machine is late now and then: a test that fails is asked once more, its error is told, and `npm test` names it at the end. */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true })
