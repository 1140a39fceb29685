/** An API of the test's own: what it has no answer for stays unanswered, like a slow network. */
import type { Answer, ApiClient, CallOptions } from '#core/api/api-client.ts';
import type { EndpointName } from '#core/api/endpoints.ts';

type Answers = {
  [Name in EndpointName]?: (options: CallOptions<Name>) => Promise<Answer<Name>> | Answer<Name>;
};

export function fakeApi(answers: Answers): ApiClient {
  return {
    async call(name, options = {}) {
      const answer = answers[name];
      return answer ? answer(options) : new Promise(() => {});
    },
  };
}
