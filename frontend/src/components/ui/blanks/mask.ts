export const maskOf = (url: string): string => `url("${url}") center / contain no-repeat`;
