/** What `frontend/scripts/documents.ts` makes of these files. */
declare module '*.md' {
  const sections: import('./document-types.ts').TextSection[];
  export default sections;
}

declare module '*/openapi.yaml' {
  const errors: import('./document-types.ts').ErrorGroup[];
  export default errors;
}
