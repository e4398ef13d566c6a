import { defineConfig } from 'orval';

/** The typed client of our own API: React Query hooks over one fetch wrapper, from the contract. */
export default defineConfig({
  inkloom: {
    input: '../openapi.yaml',
    output: {
      mode: 'tags-split',
      target: './src/api/generated',
      schemas: './src/api/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      override: {
        mutator: { path: './src/api/client/http.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
});
